import { z } from 'zod';
import { icons, type IconName } from '../../components/icons.ts';

const entry = z.strictObject({
  label: z.string().min(1).max(48).describe('Text of the link.'),
  address: z.string().startsWith('/').describe('Where the link leads, on this site.'),
  line: z.string().min(1).max(90).describe('One line that says what is behind the link.'),
  icon: z.enum(Object.keys(icons) as [IconName, ...IconName[]]).describe('Name of the drawing beside the link.'),
});

const link = entry.pick({ label: true, address: true });

/** What the header and the footer of every page say and where they lead. */
export const navigationSchema = z.strictObject({
  skip: z.string().describe('First link of a page, for people who use a keyboard: jumps over the header.'),
  home: z.string().describe('What the logo says to those who cannot see it, after the brand.'),
  main: z.string().describe('Name of the navigation in the header, for screen readers.'),
  audiences: z
    .strictObject({ label: z.string(), entries: z.array(entry).min(1) })
    .describe('The first dropdown: whom the product is for.'),
  solutions: z
    .strictObject({
      label: z.string(),
      groups: z.array(z.strictObject({ label: z.string(), ground: z.string(), entries: z.array(entry).min(1) })).min(1),
    })
    .describe('The second dropdown: what the product does, in groups.'),
  about: link,
  contact: link,
  invitation: z
    .strictObject({ question: z.string(), text: z.string(), label: z.string(), address: z.string() })
    .describe('The line at the foot of a dropdown.'),
  bookCall: z.string().describe('Button that opens the booking page.'),
  startNow: z.string().describe('The same, at the end of a page.'),
  terms: z.string().describe('What a first call is like: stands beside the buttons that lead to it.'),
  newTab: z.string().describe('Said by screen readers after links that open in a new tab.'),
  menu: z.strictObject({
    open: z.string().describe('Name of the button that opens the menu on small screens.'),
    close: z.string().describe('Name of the button that closes it.'),
    further: z.array(link).describe('Two links that stand in the menu of small screens only.'),
  }),
  footer: z.strictObject({
    pitch: z.string().describe('One sentence under the logo.'),
    audiences: z.string(),
    solutions: z.string(),
    company: z.string(),
    supportedBy: z.string(),
    legal: z.array(link).min(2),
  }),
});

/** The parsed navigation of one language. */
export type Navigation = z.infer<typeof navigationSchema>;
