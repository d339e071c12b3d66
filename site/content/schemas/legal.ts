import { z } from 'zod';
import { pageHead } from './page.ts';
import { text } from './text.ts';

/** What stands at the top of a legal text. The text itself is Markdown with a heading for each section. */
export const legalSchema = z.strictObject({
  ...pageHead.shape,
  heading: text(60).describe('Heading of the text; the menu of its sections shows it too.'),
  version: z
    .string({ error: 'must be text: put it between quotation marks' })
    .regex(/^\d+\.\d+$/, { error: 'must be two numbers with a dot between them, such as "1.1"' })
    .optional()
    .describe('Number of the version. Leave it out where the date alone tells versions apart.'),
  date: z.coerce.date({ error: 'must be a date, such as 2024-09-16' }).describe('Day from which this version applies.'),
  summary: text(480).describe('Two or three sentences for those who read no further.'),
});

/** The parsed head of a legal text. */
export type LegalText = z.infer<typeof legalSchema>;

/** The few words that all legal pages share. */
export const legalWordsSchema = z.strictObject({
  contents: text(40).describe('Heading of the menu of sections.'),
  updated: text(40).describe('Stands before the date.'),
  version: text(40).describe('Stands before the number of the version.'),
});

/** The parsed words of one language. */
export type LegalWords = z.infer<typeof legalWordsSchema>;
