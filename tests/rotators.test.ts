import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './support/test.ts';

const rotators = {
  '/': ['impact', 'inclusion', 'reach', 'efficiency'],
  '/contact': ['help', 'accompany', 'advice', 'listen'],
};

/** What a visitor saw of the words: how much of each one showed (0 to 1), at which time in ms. */
interface Sample {
  at: number;
  shown: Record<string, number>;
}

/** Watches the words of the main heading for a while, and what moved on the page meanwhile. */
async function watch(page: Page, words: string[], ms: number): Promise<{ samples: Sample[]; shift: number }> {
  return page.evaluate(
    async ([names, duration]) => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift' });
      const elements = new Map(
        names.map((name) => {
          const all = [...document.querySelectorAll<HTMLElement>('h1 *')];
          return [name, all.findLast((element) => element.textContent.trim() === name)];
        }),
      );
      // A word slides by its own height, out of or into the frame that clips it.
      const share = (element = document.body) => {
        const { visibility, translate } = getComputedStyle(element);
        const [, way = '0'] = /(-?[\d.]+)%$/.exec(translate) ?? [];
        return visibility === 'visible' ? Math.max(0, 1 - Math.abs(Number(way)) / 100) : 0;
      };
      const samples: { at: number; shown: Record<string, number> }[] = [];
      const start = performance.now();
      while (performance.now() - start < duration) {
        const at = await new Promise<number>(requestAnimationFrame);
        samples.push({ at, shown: Object.fromEntries(names.map((name) => [name, share(elements.get(name))])) });
      }
      return { samples, shift };
    },
    [words, ms] as const,
  );
}

/** The word that showed most at each change, with the time of the change. */
function changes(samples: Sample[]): { word: string; at: number }[] {
  const largest = samples.map(({ at, shown }) => ({
    at,
    word: Object.entries(shown).reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0],
  }));
  return largest.filter(({ word }, index) => word !== largest[index - 1]?.word);
}

function pauseControl(page: Page): Locator {
  return page.getByRole('checkbox', { name: /stop|pause/i });
}

/** How many animations run in the main heading. */
async function running(page: Page): Promise<number> {
  return page
    .locator('h1')
    .evaluate(
      (heading) => heading.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    );
}

describe.each(Object.entries(rotators))('the rotating word of %s', (address, words) => {
  test('changes every three seconds, in order, and moves nothing', async ({ open }) => {
    const page = await open(address);
    await page.evaluate(() => document.fonts.ready);
    const { samples, shift } = await watch(page, words, 12_500);
    expect(shift).toBe(0);
    const seen = changes(samples);
    expect(seen.length).toBeGreaterThanOrEqual(4);
    const first = words.indexOf(seen[0]!.word);
    for (const [index, { word, at }] of seen.entries()) {
      expect(word).toBe(words[(first + index) % 4]);
      const before = index > 1 ? seen[index - 1] : undefined;
      if (before) expect(Math.abs(at - before.at - 3000)).toBeLessThan(400);
    }
  });

  test('can be stopped and started again', async ({ open }) => {
    const page = await open(address);
    const control = pauseControl(page);
    const box = await control.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await control.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => running(page)).toBe(0);
    const { samples } = await watch(page, words, 200);
    expect(Object.values(samples.at(-1)!.shown).filter((share) => share === 1)).toHaveLength(1);
    await page.keyboard.press('Space');
    await expect.poll(() => running(page)).toBeGreaterThan(0);
  });

  test('stands still for those who want less motion', async ({ open }) => {
    const page = await open(address, { reducedMotion: true });
    expect(await running(page)).toBe(0);
    const { samples } = await watch(page, words, 200);
    expect(changes(samples).map(({ word }) => word)).toEqual([words[0]]);
  });

  test('is one plain sentence to assistive technology', async ({ open }) => {
    const page = await open(address);
    const heading = page.getByRole('heading', { level: 1 });
    const snapshot = await heading.ariaSnapshot();
    for (const word of words) expect(snapshot.match(new RegExp(`\\b${word}\\b`, 'g'))).toHaveLength(1);
  });
});

test('the word of the contact page slides in within 700 ms', async ({ open }) => {
  const page = await open('/contact');
  const { samples } = await watch(page, rotators['/contact'], 6500);
  const slides = rotators['/contact'].flatMap((word) => {
    const start = samples.findIndex(
      ({ shown }, index) => index > 0 && samples[index - 1]!.shown[word] === 0 && shown[word]! > 0,
    );
    const end = samples.findIndex(({ shown }, index) => index > start && shown[word] === 1);
    return start > 0 && end > start ? [samples[end]!.at - samples[start]!.at] : [];
  });
  expect(slides.length).toBeGreaterThan(0);
  for (const duration of slides) expect(Math.abs(duration - 700)).toBeLessThan(250);
});
