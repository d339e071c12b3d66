import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Fails the test when the page is wider than its window, naming what sticks out. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const outside = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    window.scrollTo(1000, 0);
    if (scrollWidth <= clientWidth && window.scrollX === 0) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right + window.scrollX > clientWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${String(element.getAttribute('class'))}`)
      .slice(0, 5);
  });
  expect.soft(outside, `sticking out at ${page.viewportSize()?.width ?? 0} px`).toEqual([]);
}

/** Waits until the page is laid out whole, which it is some frames after it has loaded (AfterPaint.astro). */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const footer = document.querySelector('footer');
    return footer === null || footer.style.contentVisibility === 'visible';
  });
}
