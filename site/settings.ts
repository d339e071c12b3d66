import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** Where the settings stand, relative to the project's folder, which is where every build starts. */
export const settingsFile = 'site/content/settings.yaml';

const filled = z.string({ error: 'must be text' }).trim().min(1, { error: 'must not be empty' });
const link = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' });

const settingsSchema = z.strictObject({
  brand: filled.describe('Name of the product, as readers see it.'),
  siteAddress: link
    .refine((address) => !address.endsWith('/'), { error: 'must not end with a slash' })
    .describe('Address of the site without a path: for canonical links, the sitemap and shared cards.'),
  founder: filled.describe('Who signs the letter on the about page.'),
  contactEmail: z.email({ error: 'must be an e-mail address' }).describe('Where visitors write to.'),
  bookingLink: link.describe('The external page on which a first call is booked.'),
  social: z
    .strictObject({
      images: z.strictObject({ name: filled, link }).describe('The image-sharing network.'),
      professional: z.strictObject({ name: filled, link }).describe('The professional network.'),
    })
    .describe('The two networks in the footer.'),
  supporter: z.strictObject({ name: filled, link }).describe('Who supports the product, shown in the footer.'),
  legalHolder: z
    .strictObject({
      name: filled,
      taxId: filled,
      address: filled,
      registry: filled,
      reviewer: filled.describe('Who checked the legal texts.'),
    })
    .describe('Who answers for the website and for the data it keeps.'),
  copyrightYear: z.int({ error: 'must be a year' }).describe('Year in the copyright line.'),
  urgentHelp: filled.describe('One line: where to get help now.'),
  longPhoneNumbers: z
    .boolean({ error: 'must be true or false' })
    .describe('Whether telephone numbers may be longer than 15 digits.'),
});

/** What the operator tells about the organisation. */
export type Settings = z.infer<typeof settingsSchema>;

/**
 * Parses the text of the settings file.
 * Throws one error that names the file and, a line each, every faulty setting and what it must be.
 */
export function parseSettings(text: string): Settings {
  const result = settingsSchema.safeParse(parse(text));
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `  ${issue.keys.join(', ')}: is not a setting; remove it`
      : `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(`${settingsFile} has ${faults.length} fault(s):\n${faults.join('\n')}`);
}

/** The settings of this build. */
export const settings = parseSettings(readFileSync(settingsFile, 'utf8'));
