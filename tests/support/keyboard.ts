import type { Page } from 'playwright-core';

/** What the keyboard came to. */
export interface Stop {
  /** The element, for people to find it. */
  name: string;
  /** Whether a ring of at least 2 px shows that it has the focus. */
  marked: boolean;
  /** What lies over it: over any part where it fits into the window, otherwise over all that is in the window. */
  coveredBy: string[];
}

/**
 * Describes the focused element, and numbers it in the document. Runs in the page. Null when nothing has the focus, or
 * what has it was numbered before.
 */
function describeFocus(number: number): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body || 'stop' in element.dataset) return null;
  element.dataset['stop'] = String(number);
  const describe = (found: Element | null) =>
    found
      ? `${found.tagName.toLowerCase()} “${(found.ariaLabel ?? found.textContent).trim().slice(0, 40)}”`
      : 'nothing';

  const hasRing = (candidate: Element, part?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  // The ring is drawn round the element, round its label or a part of it, or round a card that is one whole link.
  const label = element instanceof HTMLInputElement && element.type === 'checkbox' ? element.labels?.[0] : undefined;
  const ringed = [element, ...(label ? [label] : []), ...element.querySelectorAll('*')].find((part) => hasRing(part));
  const drawn = ringed ?? label ?? element;
  const marked = ringed !== undefined || hasRing(element, '::after');

  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const room = innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
  const boxes = [...drawn.getClientRects()];
  const points = boxes.flatMap(({ left, top, width, height }) =>
    [0.15, 0.5, 0.85].flatMap((across) =>
      [0.15, 0.5, 0.85].map((down) => [left + width * across, top + height * down] as const),
    ),
  );
  const inWindow = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
  const covers = inWindow.flatMap(([x, y]) => {
    const found = document.elementFromPoint(x, y);
    return found && (drawn.contains(found) || found.contains(drawn)) ? [] : [describe(found)];
  });
  const fits = drawn.getBoundingClientRect().height <= room;
  const gone = inWindow.length === 0 ? ['the edge of the window'] : [];
  return {
    name: describe(element),
    marked,
    coveredBy: fits || covers.length === inWindow.length ? [...gone, ...new Set(covers)] : [],
  };
}

/** Names what the keyboard should have reached and did not, and what it reached out of order. Runs in the page. */
function findMissed(): string[] {
  const describe = ({ tagName, textContent, id }: Element) =>
    `${tagName.toLowerCase()} ${id} “${textContent.trim().slice(0, 40)}”`;
  const operable = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const missed = [...document.querySelectorAll<HTMLElement>(operable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility() &&
      !('stop' in element.dataset),
  );
  const reached = [...document.querySelectorAll<HTMLElement>('[data-stop]')];
  const early = reached.filter(
    ({ dataset }, index) => Number(dataset['stop']) < Number(reached[index - 1]?.dataset['stop'] ?? 0),
  );
  return [
    ...missed.map((element) => `never reached: ${describe(element)}`),
    ...early.map((element) => `too early: ${describe(element)}`),
  ];
}

/** Walks with a key as far as there is something new to come to, or only `steps` far. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', steps = Infinity): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < steps) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(describeFocus, stops.length);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** What a walk forward through the whole page has left out, or reached in another order than it is read. */
export async function listMissed(page: Page): Promise<string[]> {
  return page.evaluate(findMissed);
}

/** Makes the page forget where the keyboard was, before another walk. */
export async function forgetWalk(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-stop]')) delete element.dataset['stop'];
  });
}

/** Which stops cannot be seen to have the focus. */
export function findHidden(stops: Stop[]): string[] {
  return stops.flatMap(({ name, marked, coveredBy }) => [
    ...(marked ? [] : [`no ring: ${name}`]),
    ...coveredBy.map((cover) => `${name} is covered by ${cover}`),
  ]);
}
