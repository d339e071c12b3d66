import { z } from 'zod';
import { discoveryChannels, entityTypes } from '../../../enquiry/fields.ts';
import { pageHead } from './page.ts';
import { siteLink, text } from './text.ts';

/** What visitors read for each stored value: all of them, and no other. */
function options<const Values extends readonly string[]>(values: Values) {
  return z.record(z.enum(values), text(40));
}

const formSchema = z.strictObject({
  name: text(40).describe('Name of the form, for screen readers.'),
  introduction: text(80).describe('Explains the mark of required fields.'),
  optional: text(20).describe('Stands after the label of a field that may stay empty.'),
  labels: z
    .strictObject({
      name: text(40),
      email: text(40),
      organization: text(40),
      entityType: text(40),
      phone: text(40),
      howFoundUs: text(40),
      message: text(40),
    })
    .describe('What the fields are called.'),
  choose: text(30).describe('Shown by a list from which nothing was chosen yet.'),
  entityTypes: options(entityTypes).describe('Kinds of organisation, by stored value.'),
  discoveryChannels: options(discoveryChannels).describe('How visitors found the site, by stored value.'),
  phone: z
    .strictObject({
      placeholder: text(30).describe('Shown by the empty field.'),
      country: text(30).describe('Name of the button that opens the list of countries; the country follows it.'),
      search: text(40).describe('Name of the field that searches the list.'),
      loading: text(40).describe('Shown while the list is on its way.'),
      none: text(40).describe('Shown when no country matches.'),
    })
    .describe('The telephone field and its list of countries.'),
  send: text(30).describe('On the button.'),
  sending: text(30).describe('On the button while an enquiry is under way.'),
  note: text(80).describe('Beside the button.'),
  noteLink: text(40).describe('Leads from the button to the short privacy information.'),
  close: text(20).describe('Name of the button that closes a notice.'),
  withoutScript: text(100).describe(
    'Stands in place of a form that cannot work without JavaScript; the contact e-mail follows it.',
  ),
});

/** The texts of the contact page, in the order in which it is read. */
export const contactSchema = z.strictObject({
  ...pageHead.shape,
  hero: z.strictObject({
    claim: text(40).describe('Begins the main heading; the rotating word ends it.'),
    words: z.array(text(14)).length(4, { error: 'must have four entries' }).describe('The words that take turns.'),
    spoken: text(120).describe('The whole claim as screen readers and search engines get it.'),
    pause: text(40).describe('Name of the control that stops the words.'),
    lead: text(200).describe('What one may ask.'),
  }),
  details: z
    .strictObject({
      heading: text(40),
      text: text(160),
      call: text(40).endsWith('→').describe('Leads to the booking page.'),
    })
    .describe('The other ways to reach the team.'),
  urgent: text(400).describe('Where to get help now, from the settings, and that this form is no such place.'),
  privacy: z
    .strictObject({
      heading: text(40),
      items: z.array(z.strictObject({ term: text(40), text: text(300) })).min(5, {
        error: 'must name controller, purpose, legal basis, recipients and rights (article 11 LOPDGDD)',
      }),
      link: siteLink.describe('Leads to the whole text.'),
    })
    .describe('The short privacy information that Spanish law asks for beside a form.'),
  form: formSchema,
  closing: z.strictObject({ heading: text(40), text: text(200) }).describe('The closing call, over the footer.'),
});

/** The parsed texts of the contact page. */
export type Contact = z.infer<typeof contactSchema>;

/** The parsed texts of the form. */
export type FormWords = Contact['form'];
