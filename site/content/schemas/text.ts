import { z } from 'zod';

/** A text of at most so many characters that is not empty. */
export function text(limit: number) {
  return z
    .string({ error: 'must be text' })
    .trim()
    .min(1, { error: 'must not be empty' })
    .max(limit, { error: `must be at most ${limit} characters` });
}

/** A link on this site: what it says and where it leads. */
export const siteLink = z.strictObject({
  label: text(48).describe('Text of the link.'),
  address: z
    .string({ error: 'must be text' })
    .startsWith('/', { error: 'must begin with a slash' })
    .describe('Where it leads, on this site.'),
});
