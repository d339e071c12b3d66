import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { allAddresses, notFoundNoise, unknownAddress } from './support/addresses.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { choose, enlarged } from './support/matrix.ts';
import { states } from './support/states.ts';
import { test } from './support/test.ts';

const small = { width: 360, height: 740 };

const windows = [{ width: 1280, height: 900 }, { width: 768, height: 1024 }, small, enlarged];

/** Least side of what is pressed, in px (WCAG 2.2, 2.5.8). */
const leastTarget = 24;

/** Text spacing as WCAG 2.2, 1.4.12 has it. As a sheet of the document: the site's policy refuses a style element. */
async function spreadText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Text for the eye of which a part is cut off by what it stands in. Runs in the page. */
function findCutText(): string[] {
  const cut = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('[aria-hidden=true], .visually-hidden, script, style, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const frame = box.getBoundingClientRect();
      if (frame.width <= 1) break;
      const hidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const aside = hidden(overflowX) && (left < frame.left - 2 || right > frame.right + 2);
      const below = hidden(overflowY) && (top < frame.top - 4 || bottom > frame.bottom + 4);
      if (aside || below) cut.add(`“${text.slice(0, 50)}” by ${box.tagName.toLowerCase()}.${box.className}`);
    }
  }
  return [...cut];
}

/** What can be pressed and is smaller than the least size, links within sentences apart. Runs in the page. */
function findSmallTargets(least: number): string[] {
  const operable = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
  return [...operable].flatMap((element) => {
    const target = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element;
    const drawn = element instanceof HTMLInputElement && element.type !== 'checkbox' ? element : target;
    if (!drawn.checkVisibility() || element.closest('[aria-hidden=true]')) return [];
    const words = (element.parentElement?.textContent ?? '').replace(element.textContent, '').trim();
    if (getComputedStyle(element).display === 'inline' && words !== '') return [];
    // A link that is as large as its card.
    const grown = getComputedStyle(element, '::after').position === 'absolute';
    const { width, height } = (grown ? (element.offsetParent ?? drawn) : drawn).getBoundingClientRect();
    const size = `${width.toFixed(1)} × ${height.toFixed(1)}`;
    return Math.min(width, height) < least ? [`${size}: ${element.outerHTML.slice(0, 120)}`] : [];
  });
}

describe.each(allAddresses)('%s', (address) => {
  const expected = address === unknownAddress ? notFoundNoise : [];

  test('stands still, can be pressed, and loses nothing when its text is given more space', async ({ open }) => {
    const page = await open(address, { reducedMotion: true, expected });
    await page.mouse.wheel(0, 2000);
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
    await expect.poll(() => page.evaluate(moving)).toBe(0);
    for (const window of windows) {
      await page.setViewportSize(window);
      expect.soft(await page.evaluate(findSmallTargets, leastTarget), `small at ${window.width} px`).toEqual([]);
      expect.soft(await page.evaluate(findCutText), `cut off at ${window.width} px`).toEqual([]);
    }
    await spreadText(page);
    for (const window of choose([small], windows)) {
      await page.setViewportSize(window);
      expect.soft(await page.evaluate(findCutText), `cut off after at ${window.width} px`).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  });
});

describe.for(Object.entries(states).filter(([, { from = 0 }]) => from < 768))('%s', ([, state]) => {
  const { address, moves = false, expected = [], enter } = state;

  test('can be pressed and read with more space, on a small screen', async ({ open }) => {
    const page = await open(address, { ...small, reducedMotion: !moves, expected });
    await enter(page);
    expect.soft(await page.evaluate(findSmallTargets, leastTarget)).toEqual([]);
    await spreadText(page);
    expect.soft(await page.evaluate(findCutText)).toEqual([]);
    await expectNoSidewaysScroll(page);
  });
});
