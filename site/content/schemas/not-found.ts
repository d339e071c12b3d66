import { z } from 'zod';
import { pageHead } from './page.ts';
import { siteLink, text } from './text.ts';

/** The page for addresses that do not exist. */
export const notFoundSchema = z.strictObject({
  ...pageHead.shape,
  code: text(8).describe('The number that browsers know the fault by.'),
  heading: text(60).describe('What happened, in one line.'),
  line: text(160).describe('One kind line under the heading.'),
  home: siteLink.describe('The way out.'),
});

/** The parsed texts of the not-found page. */
export type NotFound = z.infer<typeof notFoundSchema>;
