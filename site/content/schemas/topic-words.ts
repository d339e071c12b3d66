import { z } from 'zod';

/** The few words that all topic pages share. */
export const topicWordsSchema = z.strictObject({
  example: z.string().describe('Stands above the heading of the worked example.'),
  switches: z
    .strictObject({
      resources: z.array(z.string()).length(3).describe('Who may see a resource; the second one is chosen.'),
      business: z.string().describe('A sample business.'),
      yes: z.string().describe('It was let in.'),
      status: z.string().describe('A sample intervention status.'),
    })
    .describe('Small drawings over the three things that the organisation stays in control of.'),
});

/** The parsed words of one language. */
export type TopicWords = z.infer<typeof topicWordsSchema>;
