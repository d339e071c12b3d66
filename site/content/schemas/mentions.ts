import { z } from 'zod';
import { awardLogos, mediaLogos } from '../../illustrations/logos/sample-logos.ts';
import { text } from './text.ts';

/** How many of each the about page claims, as "4+" and "5+": no list may be shorter. */
export const claims = { awards: 4, mediaMentions: 5 } as const;

const mention = z.strictObject({
  id: z
    .string({ error: 'must be text' })
    .regex(/^[a-z0-9-]+$/, { error: 'must consist of small letters, digits and hyphens' })
    .describe('A short name that no other entry of the list has.'),
  name: text(48).describe('Name of the award or the medium, shown under its logo.'),
  detail: text(64).describe('One short line under the name: what it was for, when.'),
  link: z
    .url({ protocol: /^https$/, error: 'must be an address that begins with https://' })
    .describe('The article or page that the logo leads to.'),
  sample: z.boolean({ error: 'must be true or false' }).default(false).describe('Whether the entry is a placeholder.'),
});

function listOf(drawn: object, claim: number) {
  const names = Object.keys(drawn);
  const logo = z
    .string({ error: 'must be text' })
    .refine((value) => names.includes(value) || /^[a-z0-9-]+\.(?:svg|png|webp|avif)$/.test(value), {
      error: `must be a file in site/public/logos/, such as our-logo.svg, or a drawn sample: ${names.join(', ')}`,
    })
    .describe('File in site/public/logos/, or name of a drawn sample logo.');
  return z.strictObject({
    entries: z
      .array(mention.extend({ logo }))
      .min(claim, { error: `must have at least ${claim} entries, because the page says "${claim}+"` })
      .refine((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, {
        error: 'must have a different id for each entry',
      })
      .describe('In the order in which the page shows them.'),
  });
}

/** The awards of the about page. */
export const awardsSchema = listOf(awardLogos, claims.awards);

/** The media mentions of the about page. */
export const mediaMentionsSchema = listOf(mediaLogos, claims.mediaMentions);

/** One parsed award or media mention. */
export type Mention = z.infer<typeof awardsSchema>['entries'][number];
