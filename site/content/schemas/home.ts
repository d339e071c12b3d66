import { z } from 'zod';
import { icons, type IconName } from '../../components/icons.ts';
import { pageHead } from './page.ts';
import { text } from './text.ts';

const icon = z.enum(Object.keys(icons) as [IconName, ...IconName[]]).describe('Name of a drawn icon.');
const colour = z.enum(['sky', 'lilac', 'sun', 'linen', 'mint', 'blush']).describe('Colour of the ground.');
const way = z
  .strictObject({
    label: text(32),
    address: z.string().regex(/^\/[a-z-]*$/, { error: 'must be the address of a page, beginning with a slash' }),
  })
  .describe('Where to read more.');
const heading = text(60).describe('A heading; a new line in it stays a new line.');
const place = z.strictObject({ place: text(20), left: text(24).describe('What is left there.') });

/** The pages to which the six solution cards lead; each has a drawing of its own. */
export const solutionLinks = [
  '/social-resources-management',
  '/organisation-networks',
  '/access-to-help',
  '/channelling-community-help',
  '/autonomy-inclusion',
  '/impact-measurement',
] as const;

/** One panel of the tabs. */
const tabSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z-]+$/, { error: 'must consist of small letters and hyphens' }),
    label: text(40).describe('On the tab.'),
    subtitle: text(60).describe('Under the label.'),
    description: text(200).describe('One or two sentences, shown while the tab is open.'),
    highlight: text(60).describe('A phrase of the description, which is marked in it.'),
    image: z.enum(['entry', 'map', 'referral', 'alert']).describe('The drawn scene beside it.'),
  })
  .refine(({ description, highlight }) => description.includes(highlight), {
    path: ['highlight'],
    error: 'must stand in the description, word for word',
  });

const tabsSchema = z
  .strictObject({
    heading,
    initial: z.string().describe('The id of the tab that is open at first.'),
    items: z
      .array(tabSchema)
      .length(4, { error: 'must have four entries' })
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
        error: 'must have a different id for each entry',
      }),
  })
  .refine(({ initial, items }) => items.some(({ id }) => id === initial), {
    path: ['initial'],
    error: 'must be the id of one of the entries',
  });

const panelSchema = z.strictObject({ label: text(24).describe('Above the heading.'), heading, text: text(200) });

const deviceSchema = z.strictObject({
  id: z.enum(['web', 'mobile']).describe('Which of the two drawn devices it lifts.'),
  icon,
  title: text(48),
  text: text(160),
  link: way,
});

/** The texts of the home page, in the order in which it is read. */
export const homeSchema = z.strictObject({
  ...pageHead.shape,
  hero: z.strictObject({
    claim: text(40).describe('Begins the main heading; the rotating word ends it.'),
    words: z.array(text(14)).length(4, { error: 'must have four entries' }).describe('The words that take turns.'),
    spoken: text(120).describe('The whole claim as screen readers and search engines get it.'),
    pause: text(40).describe('Name of the control that stops the words.'),
    subtitle: text(60),
    lead: text(280).describe('What it is and for whom.'),
    call: text(24).describe('On the button that leads to the booking page.'),
    tour: text(24).describe('On the button that leads down the page.'),
    places: z
      .strictObject({ showers: place, shelter: place, haircut: place, laundry: place })
      .describe('What the labels on the map say.'),
  }),
  problem: panelSchema
    .extend({
      scraps: z
        .strictObject({
          sheet: z.strictObject({
            title: text(24),
            rows: z.array(z.tuple([text(14), text(14), text(14)])).length(4, { error: 'must have four entries' }),
          }),
          note: text(48),
          change: z.strictObject({ before: text(28), struck: text(16), after: text(16) }),
          call: z.strictObject({ title: text(24), text: text(32) }),
        })
        .describe('The scraps of paper in the drawing: a list, a note, a correction, a missed call.'),
    })
    .describe('How it is today.'),
  solution: panelSchema
    .extend({
      points: z
        .array(z.strictObject({ icon, colour, title: text(40), text: text(120) }))
        .min(2)
        .max(4),
    })
    .describe('How it is with the product.'),
  tabs: tabsSchema,
  showcase: z
    .strictObject({
      heading,
      lead: text(200),
      items: z.tuple([deviceSchema, deviceSchema]).describe('What one does at a desk, and what on the phone.'),
      note: text(80).describe('Says that the drawn data is invented.'),
    })
    .describe('The product on the web and on the phone.'),
  solutions: z.strictObject({
    heading,
    lead: text(160),
    cards: z
      .array(
        z.strictObject({
          icon,
          title: text(40),
          description: text(160),
          colour,
          link: z.enum(solutionLinks).describe('The page that it leads to, which also decides its drawing.'),
        }),
      )
      .length(6, { error: 'must have six entries' })
      .describe('The six solutions.'),
    research: z
      .strictObject({ icon, title: text(40), description: text(160), link: z.literal('/research-data') })
      .describe('The way to the page about research, under the six.'),
  }),
  steps: z.strictObject({
    heading,
    lead: text(120),
    items: z
      .array(z.strictObject({ icon, title: text(40), description: text(120), link: way }))
      .length(4, { error: 'must have four entries' })
      .describe('The steps from a first call to the first map. They are numbered in this order.'),
  }),
  quote: text(120).describe('The sentence that the page ends on.'),
  closing: z.strictObject({ heading, text: text(200) }).describe('The closing call, on the label over the footer.'),
});

/** The parsed texts of the home page. */
export type Home = z.infer<typeof homeSchema>;
