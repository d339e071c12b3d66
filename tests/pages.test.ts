import { describe, expect } from 'vitest';
import { expectAccessible, prepareAxe } from './support/accessibility.ts';
import { allAddresses, notFoundNoise, unknownAddress } from './support/addresses.ts';
import { expectNoSidewaysScroll, waitUntilLaidOut } from './support/layout.ts';
import { test } from './support/test.ts';

/**
 * Adds up what moves from now on without the visitor's doing, in thousandths of the layout shift score. Runs in the
 * page.
 */
function addUpShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += value;
    document.documentElement.dataset['shifted'] = String(Math.round(sum * 1000));
  }).observe({ type: 'layout-shift' });
}

describe.each(allAddresses)('%s', (address) => {
  const expected = address === unknownAddress ? notFoundNoise : [];

  test('is quiet, whole and accessible at every width', async ({ open }) => {
    const page = await open(address, { expected, reducedMotion: true, prepare: prepareAxe });
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.soft(page.locator('h1').count(), 'main headings').resolves.toBe(1);
      for (const role of ['banner', 'main', 'contentinfo'] as const) {
        await expect.soft(page.getByRole(role).count(), role).resolves.toBe(1);
      }
      await expectAccessible(page);
    }
    for (const width of [320, 360, 768, 1280, 1680]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  });

  test('keeps the place of everything while its pictures and faces arrive', async ({ open }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    const page = await open(address, {
      width: 412,
      expected,
      until: 'domcontentloaded',
      prepare: async (tab) => {
        await tab.route(/\.(?:svg|png|webp|woff2)$/, async (route) => {
          await released;
          await route.continue();
        });
      },
    });
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    await page.evaluate(addUpShifts);
    release(undefined);
    await waitUntilLaidOut(page);
    await expect(page.evaluate(() => document.documentElement.dataset['shifted'] ?? '0')).resolves.toBe('0');
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
