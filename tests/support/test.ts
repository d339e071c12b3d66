import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { test as base } from 'vitest';
import { launchBrowser } from '../../tools/browser.ts';
import { serveSite, type ServedSite } from '../../tools/served-site.ts';
import { waitUntilLaidOut } from './layout.ts';
import { listenForNoise } from './noise.ts';

/** How a visitor comes to the site. */
export interface Visit {
  /** Width of the window in px; 1280 when not given. */
  width?: number;
  height?: number;
  /** Comes with a finger instead of a mouse. */
  touch?: boolean;
  scripts?: boolean;
  reducedMotion?: boolean;
  forcedColours?: boolean;
  /** How far the page must have loaded before the test goes on; wholly when not given. */
  until?: 'domcontentloaded';
  /** Noise that belongs to the test; any other fails it. */
  expected?: RegExp[];
  /** The site to go to; the file's own when not given. */
  site?: ServedSite;
  /** Called before the first page loads, to prepare what it will meet. */
  prepare?: (page: Page) => Promise<void>;
}

function contextOptions(visit: Visit): BrowserContextOptions {
  return {
    viewport: { width: visit.width ?? 1280, height: visit.height ?? 900 },
    hasTouch: visit.touch ?? false,
    javaScriptEnabled: visit.scripts ?? true,
    reducedMotion: visit.reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: visit.forcedColours ? 'active' : 'none',
    serviceWorkers: 'block',
  };
}

/**
 * Tests of the whole system: a real browser on the built site, served by a real relay with a store of its own. Each
 * test file has its own relay; each visit its own, empty browser profile. A console error or a failed request that
 * the visit did not expect fails the test.
 */
export const test = base
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('site', { scope: 'file' }, async ({}, { onCleanup }): Promise<ServedSite> => {
    const site = await serveSite();
    onCleanup(() => site.stop());
    return site;
  })
  .extend('open', ({ browser, site }, { onCleanup }) => {
    return async (address: string, visit: Visit = {}): Promise<Page> => {
      const { url } = visit.site ?? site;
      const context = await browser.newContext({ ...contextOptions(visit), baseURL: url });
      context.setDefaultTimeout(10_000);
      const expectQuiet = listenForNoise(context, url);
      onCleanup(async () => {
        await context.close();
        expectQuiet(visit.expected ?? []);
      });
      const page = await context.newPage();
      await visit.prepare?.(page);
      await page.goto(address, { waitUntil: visit.until ?? 'load' });
      if (address.startsWith('/') && !visit.until && visit.scripts !== false) await waitUntilLaidOut(page);
      return page;
    };
  });
