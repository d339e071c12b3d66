import { z } from 'zod';
import { maxLengths, maxPhoneDigits } from '../../../enquiry/fields.ts';
import { pageHead } from './page.ts';
import { siteLink, text } from './text.ts';

/** What was expected of one field, or what went wrong with the whole form. It must name the limits that apply. */
function passage(...limits: number[]) {
  const numbers = limits.map((limit) => limit.toLocaleString('en-GB'));
  return z.strictObject(
    {
      heading: text(60).describe('What is wrong, in a few words.'),
      text: text(300)
        .refine((value) => numbers.every((number) => value.includes(number)), {
          error: `must name the limit: ${numbers.join(', ')}`,
        })
        .describe('What was expected and what to do now.'),
    },
    { error: 'must be a passage with a heading and a text, and nothing else' },
  );
}

/** The two pages on which a form that was sent without JavaScript ends. */
export const outcomesSchema = z.strictObject({
  sent: z
    .strictObject({
      ...pageHead.shape,
      heading: text(60).describe('Title of the success notice.'),
      text: text(160).describe('Text of the success notice.'),
      reference: text(60).describe("Stands before the enquiry's reference."),
      referenceUse: text(160).describe('What the reference is good for.'),
      next: siteLink.describe('Where to go from here.'),
    })
    .describe('The page after an enquiry was stored.'),
  notSent: z
    .strictObject({
      ...pageHead.shape,
      heading: text(60).describe('Title of the failure notice.'),
      text: text(160).describe('Text of the failure notice; the contact e-mail follows it.'),
      goBack: text(160).describe('How to get back to what was typed.'),
      form: siteLink.describe('The way to an empty form.'),
      problems: z
        .strictObject({
          name: passage(maxLengths.name),
          email: passage(maxLengths.email),
          organization: passage(maxLengths.organization),
          entityType: passage(),
          phone: passage(maxPhoneDigits, maxLengths.phone),
          howFoundUs: passage(),
          message: passage(maxLengths.message),
          form: passage().describe('The form as a whole was not understood.'),
          busy: passage().describe('Too many enquiries came at once.'),
          unavailable: passage().describe('The enquiry could not be stored.'),
          'cross-site': passage().describe('The form was sent from another website.'),
        })
        .describe('One passage for each thing that can go wrong. The names are fixed: the relay points to them.'),
    })
    .describe('The page after an enquiry was not stored.'),
});

/** The parsed texts of the two pages. */
export type Outcomes = z.infer<typeof outcomesSchema>;
