import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './support/test.ts';

describe('the contact page', () => {
  test('offers a letter, a call and the form, and says what becomes of the data', async ({ open }) => {
    const page = await open('/contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Contact us' }).isVisible()).resolves.toBe(true);
    const call = main.getByRole('link', { name: 'Schedule a first call →' });
    await expect(call.getAttribute('target')).resolves.toBe('_blank');
    await expect(call.getAttribute('href')).resolves.toMatch(/^https:\/\//);
    await expect(main.locator('a[href^="mailto:"]').first().isVisible()).resolves.toBe(true);
    await expect(main.locator('a[href^="/privacy-policy"]').count()).resolves.toBeGreaterThan(0);
    await expect(main.getByText(/no emergency service/).isVisible()).resolves.toBe(true);
  });

  test('opens at the top, on reload too', async ({ open }) => {
    const page = await open('/contact');
    await page.evaluate(() => {
      window.scrollTo({ top: 800, behavior: 'instant' });
    });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(800);
    await page.reload();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.evaluate(() => window.scrollY)).resolves.toBe(0);
  });
});

describe('the about page', () => {
  test.for([
    ['4+', 'awards', 4],
    ['5+', 'media mentions', 5],
  ] as const)('shows %s %s, each leading to an article elsewhere', async ([claim, name, least], { open }) => {
    const page = await open('/about-us');
    const heading = page.getByRole('heading', { name: `${claim} ${name}` });
    const links = page.locator('section').filter({ has: heading }).getByRole('link');
    expect(await links.count()).toBeGreaterThanOrEqual(least);
    for (const link of await links.all()) {
      await expect(link.getAttribute('href')).resolves.toMatch(/^https:\/\//);
      await expect(link.getAttribute('target')).resolves.toBe('_blank');
      await expect(link.locator('svg, img').count()).resolves.toBeGreaterThan(0);
    }
  });

  test('has a letter of 250 to 400 words, signed', async ({ open }) => {
    const page = await open('/about-us');
    const letter = page.locator('section').filter({ has: page.getByRole('heading', { name: /letter/i }) });
    const words = (await letter.first().innerText()).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(440);
    await expect(letter.first().innerText()).resolves.toContain('Founder of');
  });
});

describe('the legal pages', () => {
  const topics = {
    '/terms-and-conditions': [
      /definitions/i,
      /legal holder/i,
      /mission/i,
      /registration/i,
      /obligations/i,
      /responsibility/i,
      /termination/i,
      /linked sites/i,
      /intellectual property/i,
      /law and courts/i,
    ],
    '/privacy-policy': [
      /controller/i,
      /data we collect/i,
      /purposes and legal bases/i,
      /retention/i,
      /service providers/i,
      /^your rights$/i,
      /changes/i,
    ],
  };

  /** How many words stand between a heading and the next one of the same or a higher level. */
  async function countWords(page: Page, heading: RegExp): Promise<number> {
    return page.getByRole('heading', { level: 2, name: heading }).evaluate((element) => {
      let words = 0;
      for (let next = element.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling) {
        words += (next.textContent.match(/\S+/g) ?? []).length;
      }
      return words;
    });
  }

  test.for(Object.entries(topics))(
    '%s covers every topic in at least 80 words',
    async ([address, headings], { open }) => {
      const page = await open(address);
      for (const heading of headings) {
        expect.soft(await countWords(page, heading), String(heading)).toBeGreaterThanOrEqual(80);
      }
    },
  );

  test.for(Object.keys(topics))('%s says its version and date', async (address, { open }) => {
    const page = await open(address);
    const text = await page.getByRole('main').innerText();
    expect(text).toMatch(/version 1\.1/i);
    expect(text).toContain('16 September 2024');
  });

  test.for(Object.keys(topics))('%s leads from its contents to its sections', async (address, { open }) => {
    const page = await open(address, { reducedMotion: true });
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const links = contents.getByRole('link');
    expect(await links.count()).toBeGreaterThanOrEqual(7);
    const last = links.last();
    const target = (await last.getAttribute('href'))!.slice(1);
    await last.click();
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await page.locator(`[id="${target}"]`).boundingBox())?.y)
      .toBeGreaterThanOrEqual(header!.y + header!.height - 1);
  });

  test('the terms define what they speak of', async ({ open }) => {
    const page = await open('/terms-and-conditions');
    const terms = ['User', 'Merchant', 'Resource', 'Service', 'Solidarity', 'Reservation', 'Redemption'];
    const definitions = await page.locator('main li strong').allTextContents();
    for (const term of terms)
      expect(
        definitions.some((text) => text.includes(term)),
        term,
      ).toBe(true);
  });
});
