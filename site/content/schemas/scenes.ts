/**
 * Schemas of what the drawn screens of the product show: one for each scene, so that any page can bring its own data.
 */
import { z } from 'zod';
import { kinds } from '../../scenes/kinds.ts';
import { text } from './text.ts';

const kind = z.enum(kinds).describe('The kind of resource: decides icon and colour.');
const sample = text(24).describe('Says that the figures are invented.');
const fact = z.strictObject({ term: text(24), text: text(90) });
const count = z.int().nonnegative();

/** One resource with its entry. */
export const placeSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, { error: 'must consist of small letters and hyphens' }),
  name: text(32),
  kind,
  detail: text(40).describe('What it offers and until when, in a list.'),
  left: text(12).describe('What is left, in a list.'),
  of: text(16).describe('Second line under it.'),
  full: z.boolean().default(false).describe('Whether nothing is left.'),
  count: count.describe('Places left now, in its entry.'),
  address: text(48),
  open: text(60).describe('Opening hours.'),
  bring: text(60).describe('What one has to bring.'),
  speaks: text(60).describe('Languages spoken there.'),
  checked: text(48).describe('When the entry was last checked, and by whom.'),
});

/** A filter, chosen or not. */
export const chipSchema = z.strictObject({ label: text(20), kind: kind.optional(), on: z.boolean().default(false) });

/** The card of a contact that organisations share. */
export const contactSchema = z.strictObject({
  name: text(32),
  answers: text(32).describe('When somebody answers.'),
  facts: z.array(fact).min(1),
});

/** A warning that reaches the people it concerns. */
export const alertSchema = z.strictObject({
  title: text(32),
  text: text(90),
  sender: text(48).describe('Who sent it and when.'),
  offers: text(32).describe('Heading over what is offered.'),
});

/** Something on offer, on the phone. */
export const offerSchema = z.strictObject({
  kind,
  title: text(32),
  place: text(40).describe('Where, and how far away.'),
  status: text(40).describe('What is left, or when.'),
});

/** A reservation with its code. */
export const ticketSchema = z.strictObject({
  state: text(24),
  heading: text(24),
  place: text(28),
  address: text(40),
  facts: z.array(fact).min(2).max(3),
  hint: text(40),
  action: text(24),
});

/** A guide on the phone. */
export const guideSchema = z.strictObject({
  topic: text(24),
  heading: text(32),
  length: text(24),
  steps: z.array(text(70)).min(2).max(4),
  action: text(24),
});

/** The news page on the phone. */
export const newsSchema = z.strictObject({
  heading: text(24),
  items: z.array(z.strictObject({ when: text(24), title: text(40), text: text(90) })).min(2),
});

/** The page on the phone where one chooses a language; each names itself. */
export const languagesSchema = z.strictObject({
  heading: text(28),
  items: z
    .array(z.strictObject({ name: text(20), tag: text(8).describe('BCP 47 tag of the language.') }))
    .min(3)
    .describe('The first one is chosen.'),
});

/** The duties of one day at one place. */
export const daySchema = z.strictObject({
  place: text(32),
  note: text(40),
  now: z.string().regex(/^\d\d:\d\d$/, { error: 'must be a time such as 17:10' }),
  duties: z
    .array(
      z.strictObject({
        name: text(24),
        hours: text(40),
        from: z.int().min(0).max(24),
        length: z.int().min(3).max(12).describe('In hours; shorter ones have no room for their name.'),
      }),
    )
    .min(2)
    .max(4),
});

/** A round of telephone calls. */
export const callLogSchema = z.strictObject({
  worked: text(24).describe('Said by screen readers for the mark of a call that helped.'),
  failed: text(24).describe('The same for one that did not.'),
  calls: z.array(z.strictObject({ time: text(8), text: text(70), worked: z.boolean().default(false) })).min(2),
});

/** What the signs of the four partner shops say. */
export const shopsSchema = z.strictObject({
  restaurant: text(14),
  hairdresser: text(14),
  laundry: text(14),
  bookshop: text(14),
});

/** A chart of two series. */
export const chartSchema = z.strictObject({
  caption: text(90).describe('What the numbers count, over which time.'),
  sample,
  group: text(20).describe('What the rows are, in the table that says the same.'),
  series: z.tuple([text(16), text(16)]),
  rows: z
    .array(z.strictObject({ label: text(14), values: z.tuple([count, count]) }))
    .min(2)
    .max(6),
});

/** What an organisation decides, entry by entry. */
export const boardSchema = z.array(
  z.strictObject({
    heading: text(40),
    rows: z
      .array(
        z.union([
          z
            .strictObject({
              name: text(32),
              kind: kind.optional(),
              choices: z.array(text(14)).min(2),
              chosen: text(14),
            })
            .refine(({ choices, chosen }) => choices.includes(chosen), { error: 'chosen must be one of the choices' }),
          z.strictObject({ name: text(32), on: z.boolean() }),
        ]),
      )
      .min(1),
  }),
);

const rights = ['changes', 'sees', 'counts', 'hidden'] as const;

/** Who sees what. */
export const accessSchema = z
  .strictObject({
    caption: text(90),
    subject: text(24).describe('Heading of the first column.'),
    words: z
      .strictObject({ changes: text(14), sees: text(14), counts: text(14), hidden: text(14) })
      .describe('What the rights are called; `counts` means numbers only.'),
    columns: z.array(text(28)).min(2).max(4),
    rows: z.array(z.strictObject({ name: text(40), rights: z.array(z.enum(rights)) })).min(2),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.rights.length === columns.length), {
    error: 'every row must have one right for each column',
  });

/** A referral from one organisation to another, and how far it has come. */
export const referralSchema = z.strictObject({
  title: text(32),
  from: fact,
  to: fact,
  shown: fact.describe('What the receiving side sees.'),
  hidden: fact.describe('What it does not see.'),
  states: z.array(z.strictObject({ time: text(16), text: text(60), done: z.boolean() })).min(2),
});

/** One side of a comparison. */
export const sideSchema = z.strictObject({
  label: text(32),
  items: z.array(z.strictObject({ time: text(8), text: text(90) })).min(2),
  sum: text(60),
});

/** A page of a report for those who fund the work. */
export const reportSchema = z.strictObject({
  heading: text(40),
  period: text(40),
  sample,
  figures: z
    .array(z.strictObject({ value: text(8), label: text(40) }))
    .min(2)
    .max(3),
  bars: z
    .strictObject({
      heading: text(60),
      rows: z.array(z.strictObject({ label: text(20), value: count, total: count })).min(2),
    })
    .describe('Parts of a whole, such as used of reserved.'),
  notes: z.array(text(110)).min(1).describe('How the figures came about.'),
});

/** A research question and its answer in numbers that name nobody. */
export const researchSchema = z.strictObject({
  asked: text(40),
  question: text(110),
  method: text(110),
  sample,
  answers: z
    .array(
      z.strictObject({ label: text(28), value: count.optional().describe('Left out when the number is too small.') }),
    )
    .min(2),
  suppressed: text(32).describe('Stands in the place of a number that is too small.'),
  note: text(110),
});

/** A list of what is settled, each point with its proof. */
export const checklistSchema = z.array(z.strictObject({ text: text(60), note: text(120) })).min(2);

/** What three colleagues know of the same city, each in their own way. */
export const listsSchema = z.strictObject({
  sheet: z
    .strictObject({ title: text(32), rows: z.array(z.tuple([text(18), text(14), text(14)])).min(2) })
    .describe('A spreadsheet.'),
  notebook: z.strictObject({ title: text(32), lines: z.array(text(40)).min(2) }).describe('A page of a notebook.'),
  chat: z.strictObject({ title: text(32), lines: z.array(text(60)).min(2) }).describe('Messages to oneself.'),
});

/** What colleagues have noted about one place. */
export const notesSchema = z.strictObject({
  kind,
  place: text(32),
  note: text(40).describe('Under the name of the place.'),
  notes: z
    .array(
      z.strictObject({
        text: text(80),
        by: text(48).describe('Who wrote it and when, or why it was crossed out.'),
        crossedOut: z.boolean().default(false),
      }),
    )
    .min(2),
});

/** An exchange of mails, the latest first; each one quotes the next. */
export const mailsSchema = z.array(z.strictObject({ from: text(40), time: text(16), text: text(90) })).min(3);

/** What several organisations mean by one word. */
export const meaningsSchema = z
  .array(
    z.strictObject({
      drawing: z.enum(['mattress', 'room', 'chair']),
      who: text(32),
      meaning: text(70),
      count: text(24),
    }),
  )
  .length(3);

/** The members of a network: each is a patch of its quilt. */
export const membersSchema = z
  .array(z.strictObject({ name: text(26), kind: kind.describe('What it is known for.'), entries: text(16).optional() }))
  .length(12);

/** The form of an entry: what a network has agreed on, and what a member has added. */
export const formSchema = z.strictObject({
  agreed: text(32),
  own: text(32),
  fields: z.array(z.strictObject({ name: text(24), value: text(40) })).min(2),
  ownFields: z.array(z.strictObject({ name: text(24), value: text(40) })).min(1),
});

/** Who may do what: three roles inside an organisation, each of which holds the one before it, and one outside. */
export const rolesSchema = z.strictObject({
  organisation: text(32),
  roles: z.array(z.strictObject({ name: text(16), may: text(48) })).length(3),
  outside: z.strictObject({ name: text(32), may: z.array(text(32)).min(1), mayNot: text(32) }),
});

const mapLabel = z.strictObject({ place: text(32), left: text(32).describe('What is left there.') });

/** The city as a town hall sees it: its own house, and what runs out in which quarter. */
export const overviewSchema = z.strictObject({ known: mapLabel, quarters: z.tuple([mapLabel, mapLabel, mapLabel]) });

/** The question that an entry asks when nobody has checked it for too long. */
export const recheckSchema = z.strictObject({
  kind,
  place: text(32),
  checked: text(40),
  question: text(60),
  detail: text(60).describe('What is to be confirmed.'),
  confirm: text(20),
  change: text(20),
  later: text(90).describe('What happens until somebody answers.'),
});

/** The types of the scenes' data, each the parsed form of the schema of the same name. */
export type Place = z.infer<typeof placeSchema>;
export type Chip = z.infer<typeof chipSchema>;
export type Contact = z.infer<typeof contactSchema>;
export type AlertContent = z.infer<typeof alertSchema>;
export type Offer = z.infer<typeof offerSchema>;
export type TicketContent = z.infer<typeof ticketSchema>;
export type GuideContent = z.infer<typeof guideSchema>;
export type NewsContent = z.infer<typeof newsSchema>;
export type Languages = z.infer<typeof languagesSchema>;
export type Day = z.infer<typeof daySchema>;
export type Calls = z.infer<typeof callLogSchema>;
export type Shops = z.infer<typeof shopsSchema>;
export type Chart = z.infer<typeof chartSchema>;
export type Board = z.infer<typeof boardSchema>;
export type Access = z.infer<typeof accessSchema>;
export type Referral = z.infer<typeof referralSchema>;
export type Side = z.infer<typeof sideSchema>;
export type Report = z.infer<typeof reportSchema>;
export type Research = z.infer<typeof researchSchema>;
export type ChecklistContent = z.infer<typeof checklistSchema>;
export type Lists = z.infer<typeof listsSchema>;
export type Notes = z.infer<typeof notesSchema>;
export type Mails = z.infer<typeof mailsSchema>;
export type Meanings = z.infer<typeof meaningsSchema>;
export type Members = z.infer<typeof membersSchema>;
export type EntryForm = z.infer<typeof formSchema>;
export type Roles = z.infer<typeof rolesSchema>;
export type Recheck = z.infer<typeof recheckSchema>;
export type Overview = z.infer<typeof overviewSchema>;
