import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './support/test.ts';

const labels = [
  'Everything under control',
  'Your help, visible and accessible',
  'Collaborative work',
  'All the latest, right in front of you',
];

function tab(page: Page, index: number): Locator {
  return page.getByRole('tab', { name: labels[index]! });
}

/** Which of the tabs are selected, by position. */
async function selected(page: Page): Promise<number[]> {
  const states = await page.getByRole('tab').evaluateAll((tabs) => tabs.map((element) => element.ariaSelected));
  return states.flatMap((state, index) => (state === 'true' ? [index] : []));
}

/** Waits until exactly this tab is open, and nothing of the other panels is shown. */
async function expectOpen(page: Page, index: number): Promise<void> {
  await expect.poll(() => selected(page)).toEqual([index]);
  await expect.poll(() => page.getByRole('tabpanel').count()).toBe(1);
  await expect(page.getByRole('tabpanel', { name: labels[index]! }).isVisible()).resolves.toBe(true);
}

describe('the home page', () => {
  test('says what the product brings', async ({ open }) => {
    const page = await open('/');
    const name = await page.getByRole('heading', { level: 1 }).ariaSnapshot();
    for (const word of ['More coordination', 'impact', 'inclusion', 'reach', 'efficiency'])
      expect(name).toContain(word);
    await expect(page.getByText('Cutting the chaos, keeping the hustle.').isVisible()).resolves.toBe(true);
    const terms = page.getByRole('main').getByText('No strings attached • 25 minutes • Personalised').first();
    await expect(terms.isVisible()).resolves.toBe(true);
  });

  test('leads to the six solutions, and to research', async ({ open }) => {
    const page = await open('/');
    for (const [name, address] of Object.entries({
      'Social resources management': '/social-resources-management',
      'Organisation networks': '/organisation-networks',
      'Access to help': '/access-to-help',
      'Channelling community help': '/channelling-community-help',
      'Autonomy and inclusion': '/autonomy-inclusion',
      'Impact measurement': '/impact-measurement',
      'Research with real data': '/research-data',
    })) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true });
      await expect(link.getAttribute('href')).resolves.toBe(address);
    }
  });

  test('tells how the work goes, in four steps', async ({ open }) => {
    const page = await open('/');
    await expect(page.getByRole('heading', { name: 'How do we work?' }).isVisible()).resolves.toBe(true);
    const titles = ['A first call', 'A demo', 'A simple proposal', 'Getting started'];
    const headings = await page.getByRole('heading', { level: 3 }).allTextContents();
    expect(headings.filter((heading) => titles.includes(heading))).toEqual(titles);
  });

  test('ends with the booking page, and with "Let\'s talk!" leading to contact', async ({ open }) => {
    const page = await open('/');
    const start = page.getByRole('link', { name: 'Start now' });
    await expect(start.getAttribute('target')).resolves.toBe('_blank');
    await expect(start.getAttribute('href')).resolves.toMatch(/^https:\/\//);
    const talk = page.getByRole('main').getByRole('link', { name: "Let's talk!" });
    await expect(talk.getAttribute('href')).resolves.toBe('/contact');
  });
});

describe('the tabs of the home page', () => {
  test('open one panel at a time with the mouse', async ({ open }) => {
    const page = await open('/', { reducedMotion: true });
    await expect(page.getByRole('tab').count()).resolves.toBe(4);
    for (const index of [0, 1, 2, 3]) {
      if (index > 0) await tab(page, index).click();
      await expectOpen(page, index);
      await expect(page.getByRole('tabpanel').locator('mark').count()).resolves.toBe(1);
    }
  });

  test('begin with "control"', async ({ open }) => {
    const page = await open('/');
    await expectOpen(page, 0);
    await expect(page.getByRole('tabpanel').getAttribute('id')).resolves.toBe('control');
  });

  test('are walked through with the keyboard', async ({ open }) => {
    const page = await open('/');
    await tab(page, 0).focus();
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['ArrowRight', 2],
      ['ArrowUp', 1],
      ['ArrowLeft', 0],
      ['ArrowUp', 3],
      ['ArrowDown', 0],
      ['End', 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expectOpen(page, index);
      await expect(tab(page, index).evaluate((element) => element === document.activeElement)).resolves.toBe(true);
    }
    await page.keyboard.press('Tab');
    const next = page.locator(':focus');
    await expect(next.evaluate((element) => element.closest('[role=tabpanel]') !== null)).resolves.toBe(true);
  });

  test('are stacked below the large breakpoint, and tabs again above it', async ({ open }) => {
    const page = await open('/', { width: 1023 });
    const headings = () => page.getByRole('heading', { level: 3 }).filter({ hasText: new RegExp(labels.join('|')) });
    await expect(page.getByRole('tab').count()).resolves.toBe(0);
    await expect(headings().count()).resolves.toBe(4);
    await page.setViewportSize({ width: 1024, height: 900 });
    await expectOpen(page, 0);
    await page.setViewportSize({ width: 1023, height: 900 });
    await expect.poll(() => headings().count()).toBe(4);
    await expect(page.getByRole('tabpanel').count()).resolves.toBe(0);
  });

  test('are stacked without scripts', async ({ open }) => {
    const page = await open('/', { scripts: false });
    for (const name of labels) {
      await expect(page.getByRole('heading', { name }).isVisible(), name).resolves.toBe(true);
    }
  });
});

describe('the showcase of the home page', () => {
  /** Marks of the parts that are shown dimmer than the rest. */
  async function dimmed(showcase: Locator): Promise<number[]> {
    return showcase.evaluate((section) =>
      [...section.querySelectorAll('*')].flatMap((element, index) =>
        Number(getComputedStyle(element).opacity) < 1 ? [index] : [],
      ),
    );
  }

  test('lifts the web view or the phones while a visitor points at one of them', async ({ open }) => {
    const page = await open('/', { reducedMotion: true });
    const web = page.getByRole('heading', { name: /^On the web/ });
    const phone = page.getByRole('heading', { name: /^On the phone/ });
    const showcase = page.locator('section').filter({ has: web });
    const atRest = await dimmed(showcase);
    await web.hover();
    await expect.poll(() => dimmed(showcase)).not.toEqual(atRest);
    const onWeb = await dimmed(showcase);
    await phone.hover();
    await expect.poll(() => dimmed(showcase)).not.toEqual(onWeb);
    await expect(dimmed(showcase)).resolves.not.toEqual(atRest);
    await page.mouse.move(0, 0);
    await expect.poll(() => dimmed(showcase)).toEqual(atRest);
  });

  test('answers to the keyboard too', async ({ open }) => {
    const page = await open('/', { reducedMotion: true });
    const web = page.getByRole('heading', { name: /^On the web/ });
    const showcase = page.locator('section').filter({ has: web });
    const atRest = await dimmed(showcase);
    await showcase.getByRole('link').first().focus();
    await expect.poll(() => dimmed(showcase)).not.toEqual(atRest);
  });
});
