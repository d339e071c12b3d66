import { z } from 'zod';
import { pageHead } from './page.ts';
import { text } from './text.ts';

const mentionsSection = z.strictObject({
  heading: text(60).describe('Heading of the section; how many there are stands before it.'),
  lead: text(200).describe('One or two sentences on where the logos lead.'),
});

/** The texts of the about page, in the order in which it is read. The letter itself stands in its own file. */
export const aboutSchema = z.strictObject({
  ...pageHead.shape,
  hero: z.strictObject({
    heading: text(60).describe('What the organisation believes, in one line.'),
    lead: text(280).describe('What the page is about.'),
  }),
  letter: z.strictObject({
    heading: text(60).describe("Heading above the founder's letter."),
    role: text(40).describe("Stands under the founder's name."),
  }),
  awards: mentionsSection.describe('Above the logos of awards.'),
  media: mentionsSection.describe('Above the logos of media mentions.'),
  closing: z
    .strictObject({ heading: text(60), text: text(240) })
    .describe('The closing call, on the label over the footer.'),
});

/** The parsed texts of the about page. */
export type About = z.infer<typeof aboutSchema>;

/** What stands at the top of the founder's letter: nothing, for the settings hold the name that signs it. */
export const founderLetterSchema = z.strictObject({});
