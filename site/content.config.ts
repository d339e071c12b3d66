import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import type { ZodType } from 'zod';
import { aboutSchema, founderLetterSchema } from './content/schemas/about.ts';
import { citySchema } from './content/schemas/city.ts';
import { contactSchema } from './content/schemas/contact.ts';
import { homeSchema } from './content/schemas/home.ts';
import { legalSchema, legalWordsSchema } from './content/schemas/legal.ts';
import { awardsSchema, mediaMentionsSchema } from './content/schemas/mentions.ts';
import { navigationSchema } from './content/schemas/navigation.ts';
import { notFoundSchema } from './content/schemas/not-found.ts';
import { outcomesSchema } from './content/schemas/outcomes.ts';
import { topicWordsSchema } from './content/schemas/topic-words.ts';
import { topicSchema } from './content/schemas/topic.ts';

/** The files of one pattern below each language's folder; a file's id is its path without the ending. */
function files<Schema extends ZodType>(pattern: string, schema: Schema) {
  return defineCollection({ loader: glob({ pattern: `*/${pattern}`, base: './site/content' }), schema });
}

/** All texts of the site. Each schema describes its fields and fails the build with file, field and reason. */
export const collections = {
  about: files('about.yaml', aboutSchema),
  awards: files('awards.yaml', awardsSchema),
  city: files('city.yaml', citySchema),
  contact: files('contact.yaml', contactSchema),
  founderLetter: files('founder-letter.md', founderLetterSchema),
  home: files('home.yaml', homeSchema),
  legal: files('legal/*.md', legalSchema),
  legalWords: files('legal-words.yaml', legalWordsSchema),
  mediaMentions: files('media-mentions.yaml', mediaMentionsSchema),
  navigation: files('navigation.yaml', navigationSchema),
  notFound: files('not-found.yaml', notFoundSchema),
  outcomes: files('outcomes.yaml', outcomesSchema),
  topics: files('topics/*.yaml', topicSchema),
  topicWords: files('topic-words.yaml', topicWordsSchema),
};
