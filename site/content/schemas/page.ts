import { z } from 'zod';

/** What search engines and browser tabs show of a page. Lengths are what they show without cutting. */
export const pageHead = z.strictObject({
  title: z
    .string({ error: 'must be text' })
    .min(1, { error: 'must not be empty' })
    .max(60, { error: 'must be at most 60 characters' })
    .describe('Title of the page in tabs and search results.'),
  description: z
    .string({ error: 'must be text' })
    .min(70, { error: 'must be at least 70 characters' })
    .max(160, { error: 'must be at most 160 characters' })
    .describe('One or two sentences about the page for search results.'),
});
