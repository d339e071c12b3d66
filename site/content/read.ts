import { z } from 'zod';
import { getEntry, type CollectionEntry, type CollectionKey } from 'astro:content';
import { fillEntry, fillText } from './placeholders.ts';

/** Languages that the site speaks; the first is the one without a prefix in its addresses. */
export const languages = ['en'] as const;

/** A language of the site, as a BCP 47 tag. */
export type Language = (typeof languages)[number];

/**
 * The texts of one file, with the settings filled in.
 * Throws when the language has no such file, which fails the build.
 */
export async function read<Name extends CollectionKey>(
  collection: Name,
  language: Language,
  id: string = collection,
): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry(collection, `${language}/${id}`);
  if (!entry) throw new Error(`site/content/${language} has no "${id}": the page that asks for it cannot be built.`);
  return fillEntry(entry.data);
}

const headingsSchema = z.array(z.object({ depth: z.int(), slug: z.string(), text: z.string() })).default([]);

/**
 * A Markdown text with the settings filled in: its data, its body as HTML, and its headings for a table of contents.
 * Throws when the language has no such file, or the file has no text.
 */
export async function readText<Name extends 'founderLetter' | 'legal'>(
  collection: Name,
  language: Language,
  id: string,
) {
  const data = await read(collection, language, id);
  const rendered = (await getEntry(collection, `${language}/${id}`))?.rendered;
  if (!rendered?.html) throw new Error(`site/content/${language}/${id}.md has no text.`);
  return { data, html: fillText(rendered.html), headings: headingsSchema.parse(rendered.metadata?.['headings']) };
}
