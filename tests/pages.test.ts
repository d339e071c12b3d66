import { describe, expect } from 'vitest';
import { expectAccessible, prepareAxe } from './support/accessibility.ts';
import { allAddresses, notFoundNoise, unknownAddress } from './support/addresses.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { test } from './support/test.ts';

describe.each(allAddresses)('%s', (address) => {
  const expected = address === unknownAddress ? notFoundNoise : [];

  test.for([360, 768, 1280])('is quiet, whole and accessible at %i px', async (width, { open }) => {
    const page = await open(address, { width, expected, reducedMotion: true, prepare: prepareAxe });
    await expect.soft(page.locator('h1').count(), 'main headings').resolves.toBe(1);
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      await expect.soft(page.getByRole(role).count(), role).resolves.toBe(1);
    }
    await expectAccessible(page);
  });

  test('does not scroll sideways at any width', async ({ open }) => {
    const page = await open(address, { expected });
    for (const width of [320, 360, 768, 1280, 1680]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  });

  test('keeps the place of everything while its pictures arrive', async ({ open }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    const page = await open(address, {
      expected,
      until: 'domcontentloaded',
      prepare: async (tab) => {
        await tab.route(/\.(?:svg|png|webp)$/, async (route) => {
          await released;
          await route.continue();
        });
      },
    });
    const tops = () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.querySelectorAll('h1, h2, h3, p, footer')].map(
          (element) => element.getBoundingClientRect().top,
        );
      });
    const before = await tops();
    release(undefined);
    await page.waitForLoadState('load');
    await expect(tops()).resolves.toEqual(before);
  });

  test('lets the keyboard skip to the content', async ({ open }) => {
    const page = await open(address, { expected });
    await page.keyboard.press('Tab');
    const skip = page.locator(':focus');
    await expect(skip.getAttribute('href')).resolves.toBe('#content');
    await expect(skip.isVisible()).resolves.toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.locator('main:focus').count()).resolves.toBe(1);
  });
});
