import { z } from 'zod';
import { citySchema } from './city.ts';
import { pageHead } from './page.ts';

const line = (limit: number) =>
  z
    .string({ error: 'must be text' })
    .min(1, { error: 'must not be empty' })
    .max(limit, {
      error: `must be at most ${limit} characters`,
    });
const paragraphs = z.array(line(700)).min(1);

const feature = z.strictObject({
  heading: line(70),
  paragraphs,
  points: z.array(line(160)).optional().describe('A short list under the paragraphs.'),
});

/** The addresses of the pages about what the product does and for whom: three for an audience, seven solutions. */
export const topicNames = [
  'ngos-foundations',
  'interorganisational-collaboration',
  'municipalities',
  'social-resources-management',
  'organisation-networks',
  'access-to-help',
  'autonomy-inclusion',
  'channelling-community-help',
  'impact-measurement',
  'research-data',
] as const;

/** One page about an audience or a solution, in the order in which it is read. */
export const topicSchema = z.strictObject({
  ...pageHead.shape,
  name: line(48).describe('What menus, cards and the path at the top of the page call it.'),
  family: line(48).describe('The menu or group it belongs to: stands above the heading.'),
  ground: z.enum(['sky', 'lilac', 'blush', 'mint', 'sun', 'linen']).describe('Colour behind the first screen.'),
  hero: z.strictObject({ heading: line(60), lead: line(260) }).describe('What it is in one line, and for whom.'),
  problem: z
    .strictObject({ heading: line(60), paragraphs, conclusion: line(160).optional() })
    .describe('The problem as its reader lives it.'),
  features: z
    .tuple([feature, feature, feature], feature)
    .refine((entries) => entries.length <= 4, { error: 'must have three or four entries' })
    .describe('What the product does about it. Each has its own drawing on the page, in this order.'),
  example: z
    .strictObject({
      heading: line(70),
      introduction: line(300).optional(),
      steps: z.array(z.strictObject({ when: line(24), text: line(320) })).min(4),
      conclusion: line(240).optional(),
    })
    .describe('A worked example, told step by step.'),
  control: z
    .strictObject({
      heading: line(70),
      resources: z.strictObject({ heading: line(60), text: line(320) }).describe('Which resources are shared.'),
      businesses: z.strictObject({ heading: line(60), text: line(320) }).describe('Which businesses join.'),
      people: z
        .strictObject({ heading: line(60), text: line(320) })
        .describe('Which people can access them, according to their current intervention status.'),
    })
    .describe('What the organisation stays in control of.'),
  questions: z
    .strictObject({
      heading: line(60),
      items: z
        .array(z.strictObject({ question: line(120), answer: line(700) }))
        .min(3)
        .max(5),
    })
    .describe('Three to five honest questions and answers.'),
  related: z
    .strictObject({
      heading: line(60),
      topics: z.array(z.strictObject({ topic: z.enum(topicNames), line: line(120) })).length(2),
    })
    .describe('Two related pages, each with a line that says why to go there from here.'),
  scenes: citySchema
    .omit({ district: true, words: true, places: true })
    .partial()
    .default({})
    .describe('What the drawn screens of this page show, where it differs from the sample city in city.yaml.'),
  closing: z.strictObject({ heading: line(60), text: line(240) }).describe('The closing call: each page has its own.'),
});

/** One parsed topic page. */
export type Topic = z.infer<typeof topicSchema>;
