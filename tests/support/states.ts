import type { Page } from 'playwright-core';
import { fill, notice, submitButton } from './enquiry.ts';

/** A way in which a page can stand before a visitor after something was done. */
export interface State {
  address: string;
  /** Widths of the window, in px, at which the page can be in this state; no bounds when not given. */
  from?: number;
  below?: number;
  /** Whether it needs motion: it is about stopping it. */
  moves?: boolean;
  /** Noise that belongs to it. */
  expected?: RegExp[];
  /** Brings the page there. */
  enter: (page: Page) => Promise<void>;
}

const medium = 768;
const large = 1024;

/** Opens everything on the page that is folded. */
async function unfold(page: Page, selector: string): Promise<void> {
  for (const details of await page.locator(selector).all()) {
    if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  }
}

function panel(name: string): State {
  return {
    address: '/about-us',
    from: medium,
    enter: async (page) => {
      await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
      await page.locator('header [popover]:popover-open').waitFor();
    },
  };
}

function tab(index: number): State {
  return {
    address: '/',
    from: large,
    enter: async (page) => {
      await page.getByRole('tab').nth(index).click();
      await page.getByRole('tabpanel').waitFor();
    },
  };
}

function paused(address: string): State {
  return {
    address,
    moves: true,
    enter: async (page) => {
      await page.getByRole('checkbox', { name: /stop|pause/i }).press('Space');
    },
  };
}

async function openCountries(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Country/ }).click();
  await page.locator('[role=combobox]:focus').waitFor();
}

/** Sends an enquiry, however that ends. */
async function send(page: Page): Promise<void> {
  await fill(page);
  await submitButton(page).click();
}

const lost = [/ERR_FAILED/, /Error sending message/];

/** Every state of every kind of page, besides at rest. */
export const states: Record<string, State> = {
  'the panel of audiences open': panel('Who is it for?'),
  'the panel of solutions open': panel('Solutions'),
  'the menu of small screens open': {
    address: '/about-us',
    below: medium,
    enter: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'the menu of small screens with its groups open': {
    address: '/about-us',
    below: medium,
    enter: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Open the menu' }).click();
      await unfold(page, 'dialog[open] details');
    },
  },
  'the first tab open': tab(0),
  'the second tab open': tab(1),
  'the third tab open': tab(2),
  'the fourth tab open': tab(3),
  'the word of the home page paused': paused('/'),
  'the word of the contact page paused': paused('/contact'),
  'all questions open': { address: '/ngos-foundations', enter: (page) => unfold(page, 'main details') },
  'the form empty and awake': {
    address: '/contact',
    enter: async (page) => {
      await page.getByRole('textbox', { name: 'Name' }).focus();
      await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    },
  },
  'the form filled': { address: '/contact', enter: (page) => fill(page) },
  'the form invalid': {
    address: '/contact',
    enter: async (page) => {
      await submitButton(page).click();
      await page.locator('form [aria-invalid=true]').first().waitFor();
    },
  },
  'the form sending': {
    address: '/contact',
    expected: lost,
    enter: async (page) => {
      await page.route('**/v0/**', () => undefined);
      await send(page);
      await page.getByRole('button', { name: 'Sending...' }).waitFor();
    },
  },
  'the enquiry sent, the notice shown': {
    address: '/contact',
    enter: async (page) => {
      await send(page);
      await notice(page).getByText('¡Message sent!').waitFor();
      await notice(page).hover();
    },
  },
  'the enquiry sent, the notice closed': {
    address: '/contact',
    enter: async (page) => {
      await send(page);
      await notice(page).getByRole('button').click();
      await notice(page).waitFor({ state: 'hidden' });
    },
  },
  'the enquiry failed, the notice shown': {
    address: '/contact',
    expected: lost,
    enter: async (page) => {
      await page.route('**/v0/**', (route) => route.abort());
      await send(page);
      await notice(page).getByText('Error sending message').waitFor();
      await notice(page).hover();
    },
  },
  'the enquiry failed, the notice closed': {
    address: '/contact',
    expected: lost,
    enter: async (page) => {
      await page.route('**/v0/**', (route) => route.abort());
      await send(page);
      await notice(page).getByRole('button').click();
      await notice(page).waitFor({ state: 'hidden' });
    },
  },
  'the list of countries open': { address: '/contact', enter: openCountries },
  'the list of countries without a match': {
    address: '/contact',
    enter: async (page) => {
      await openCountries(page);
      await page.keyboard.type('nowhere');
      await page.getByText('No country found').waitFor();
    },
  },
};
