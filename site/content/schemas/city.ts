import { z } from 'zod';
import {
  accessSchema,
  alertSchema,
  boardSchema,
  callLogSchema,
  chartSchema,
  checklistSchema,
  chipSchema,
  contactSchema,
  daySchema,
  guideSchema,
  languagesSchema,
  newsSchema,
  offerSchema,
  placeSchema,
  referralSchema,
  reportSchema,
  researchSchema,
  shopsSchema,
  sideSchema,
  ticketSchema,
} from './scenes.ts';

/** The invented city that every drawn screen shows: its resources, and what happens there. */
export const citySchema = z.strictObject({
  district: z.string().describe('The quarter in which the phone stands.'),
  words: z
    .strictObject({
      list: z.string().describe('Over the list of resources.'),
      sample: z.string().describe('Says that the data is invented.'),
      search: z.string().describe('Inside the search field.'),
      call: z.string(),
      message: z.string(),
      placesLeft: z.string(),
      open: z.string(),
      bring: z.string(),
      speaks: z.string(),
      signal: z.string().describe('Top right on the phone.'),
      tabs: z.strictObject({ near: z.string(), guides: z.string(), reserved: z.string(), news: z.string() }),
    })
    .describe('What the product itself says on its screens.'),
  places: z.array(placeSchema).min(6),
  chips: z.array(chipSchema).min(3),
  contact: contactSchema,
  near: z.strictObject({ heading: z.string(), offers: z.array(offerSchema).min(2) }).describe('First page of the app.'),
  alert: alertSchema,
  beds: z.array(offerSchema).min(1).describe('What the alert leads to.'),
  ticket: ticketSchema,
  guide: guideSchema,
  news: newsSchema,
  languages: languagesSchema,
  day: daySchema,
  calls: callLogSchema,
  shops: shopsSchema,
  chart: chartSchema,
  board: boardSchema,
  access: accessSchema,
  referral: referralSchema,
  change: z.strictObject({ before: sideSchema, after: sideSchema }),
  report: reportSchema,
  research: researchSchema,
  checklist: checklistSchema,
});

/** The parsed city of one language. */
export type City = z.infer<typeof citySchema>;

/** What the product itself says on its screens. */
export type ScreenWords = City['words'];
