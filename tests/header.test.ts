import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { readAccessibleState } from './support/accessibility.ts';
import { test } from './support/test.ts';

const audiences = {
  'NGOs and Foundations': '/ngos-foundations',
  'Interorganisational collaboration': '/interorganisational-collaboration',
  Municipalities: '/municipalities',
};

const solutions = {
  'Internal coordination': {
    'Social resources management': '/social-resources-management',
    'Organisation networks': '/organisation-networks',
  },
  'Connecting with vulnerable groups': {
    'Access to help': '/access-to-help',
    'Autonomy and inclusion': '/autonomy-inclusion',
    'Channelling community help': '/channelling-community-help',
  },
  'Impact and research': {
    'Impact measurement': '/impact-measurement',
    'Research with real data': '/research-data',
  },
};

const further = { Networks: '/redes', 'About the project': '/sobre-proyecto' };

function header(page: Page): Locator {
  return page.getByRole('banner');
}

function menuButton(page: Page, name: string): Locator {
  return header(page).getByRole('button', { name, exact: true });
}

async function expectLinks(place: Locator, links: Record<string, string>): Promise<void> {
  for (const [name, address] of Object.entries(links)) {
    const link = place.getByRole('link', { name });
    await expect(link.getAttribute('href'), name).resolves.toBe(address);
    await expect(link.isVisible(), name).resolves.toBe(true);
  }
}

/** Waits until the header shows no link of this name. */
async function gone(page: Page, name: string): Promise<void> {
  await expect.poll(() => header(page).getByRole('link', { name }).count()).toBe(0);
}

describe('the header', () => {
  test('leads home, to about us, to contact, and to the booking page in a new tab', async ({ open }) => {
    const page = await open('/research-data');
    await expectLinks(header(page), { 'home page': '/', 'About us': '/about-us', Contact: '/contact' });
    const book = header(page).getByRole('link', { name: 'Book a call' });
    await expect(book.getAttribute('target')).resolves.toBe('_blank');
    await expect(book.getAttribute('href')).resolves.toMatch(/^https:\/\//);
  });

  test('stays in view while the page scrolls', async ({ open }) => {
    const page = await open('/research-data');
    await page.evaluate(() => {
      window.scrollTo(0, 2000);
    });
    await expect.poll(() => header(page).boundingBox()).toMatchObject({ y: 0 });
  });

  test('shows desktop navigation from the medium breakpoint on', async ({ open }) => {
    const page = await open('/', { width: 768 });
    await expect(menuButton(page, 'Solutions').isVisible()).resolves.toBe(true);
    await expect(menuButton(page, 'Open the menu').isVisible()).resolves.toBe(false);
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(menuButton(page, 'Solutions').isVisible()).resolves.toBe(false);
    await expect(menuButton(page, 'Open the menu').isVisible()).resolves.toBe(true);
  });
});

describe('the dropdowns', () => {
  test('open and close with the mouse, one at a time', async ({ open }) => {
    const page = await open('/about-us');
    await menuButton(page, 'Who is it for?').click();
    await expectLinks(header(page), audiences);
    await menuButton(page, 'Solutions').click();
    await gone(page, 'NGOs and Foundations');
    for (const [group, links] of Object.entries(solutions)) {
      await expectLinks(header(page).getByRole('list', { name: group }), links);
    }
    await page.mouse.click(640, 880);
    await gone(page, 'Impact measurement');
  });

  test('lead where they say', async ({ open }) => {
    const page = await open('/');
    await menuButton(page, 'Solutions').click();
    await header(page).getByRole('link', { name: 'Access to help' }).click();
    await page.waitForURL('/access-to-help');
  });

  test('open, are walked through and close with the keyboard', async ({ open }) => {
    const page = await open('/');
    const button = menuButton(page, 'Who is it for?');
    await button.focus();
    await page.keyboard.press('Enter');
    await expectLinks(header(page), audiences);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus').getAttribute('href')).resolves.toBe('/ngos-foundations');
    await page.keyboard.press('Escape');
    await gone(page, 'NGOs and Foundations');
    await expect(button.evaluate((element) => element === document.activeElement)).resolves.toBe(true);
  });

  test('close when the keyboard leaves them', async ({ open }) => {
    const page = await open('/');
    await menuButton(page, 'Who is it for?').focus();
    await page.keyboard.press('Enter');
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.locator(':focus').evaluate((element) => element.closest('[popover]') !== null);
      if (!inside) break;
    }
    await gone(page, 'NGOs and Foundations');
  });

  test('open with a finger on a wide screen', async ({ open }) => {
    const page = await open('/', { width: 1024, touch: true });
    await menuButton(page, 'Solutions').tap();
    await expectLinks(header(page), solutions['Impact and research']);
    await menuButton(page, 'Solutions').tap();
    await gone(page, 'Impact measurement');
  });

  test('tell assistive technology whether they are open', async ({ open }) => {
    const page = await open('/');
    const isExpanded = async () => (await readAccessibleState(page, 'button', 'Solutions'))['expanded'];
    await expect(isExpanded()).resolves.toBe(false);
    await menuButton(page, 'Solutions').click();
    await expect.poll(isExpanded).toBe(true);
  });

  test('work without scripts', async ({ open }) => {
    const page = await open('/', { scripts: false });
    await menuButton(page, 'Solutions').click();
    await expectLinks(header(page), solutions['Internal coordination']);
  });
});

describe('the menu of small screens', () => {
  test('holds all links of the header and two further ones', async ({ open }) => {
    const page = await open('/', { width: 360, height: 740, touch: true });
    await menuButton(page, 'Open the menu').tap();
    const menu = page.getByRole('dialog');
    await menu.waitFor();
    await expectLinks(menu, { 'About us': '/about-us', Contact: '/contact', ...further });
    await expect(menu.getByRole('link', { name: 'Book a call' }).getAttribute('target')).resolves.toBe('_blank');
    await menu.getByText('Who is it for?').tap();
    await expectLinks(menu, audiences);
    await menu.getByText('Solutions', { exact: true }).tap();
    for (const links of Object.values(solutions)) await expectLinks(menu, links);
  });

  test('closes by its button, by Escape, and gives the focus back', async ({ open }) => {
    const page = await open('/', { width: 360, height: 740 });
    const toggle = menuButton(page, 'Open the menu');
    const menu = page.getByRole('dialog');
    await toggle.click();
    await menu.getByRole('button', { name: 'Close the menu' }).click();
    await menu.waitFor({ state: 'hidden' });
    await toggle.press('Enter');
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect(toggle.evaluate((element) => element === document.activeElement)).resolves.toBe(true);
  });

  test('works without scripts', async ({ open }) => {
    const page = await open('/', { width: 360, height: 740, scripts: false });
    await menuButton(page, 'Open the menu').click();
    await page.getByRole('dialog').getByText('Who is it for?').click();
    await expectLinks(page.getByRole('dialog'), audiences);
  });

  test.for(Object.entries({ '/redes': '/organisation-networks', '/sobre-proyecto': '/about-us' }))(
    'leads from %s to %s',
    async ([from, to], { open }) => {
      const page = await open('/', { width: 360, height: 740 });
      await menuButton(page, 'Open the menu').click();
      await page.getByRole('dialog').locator(`a[href="${from}"]`).click();
      await page.waitForURL(to);
    },
  );
});

describe('the footer', () => {
  test('has an address to write to, groups of links, networks, a supporter and the legal line', async ({ open }) => {
    const page = await open('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: '@' }).getAttribute('href')).resolves.toMatch(/^mailto:.+@/);
    await expectLinks(footer.getByRole('navigation', { name: 'Ideal for' }), audiences);
    const links = Object.assign({}, ...Object.values(solutions)) as Record<string, string>;
    await expectLinks(footer.getByRole('navigation', { name: 'Solutions' }), links);
    await expectLinks(footer.getByRole('navigation', { name: 'Company' }), {
      'About us': '/about-us',
      Contact: '/contact',
    });
    await expectLinks(footer, {
      'Privacy policy': '/privacy-policy',
      'Terms and conditions': '/terms-and-conditions',
      Accessibility: '/accessibility',
    });
    await expect(footer.locator('a[target=_blank]').count()).resolves.toBe(3);
    await expect(footer.getByText('2025').isVisible()).resolves.toBe(true);
  });
});
