import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Everything that axe can decide of WCAG 2.2 AA, and its own good practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Makes axe known to a page before it loads: afterwards the site's policy would refuse the script. */
export async function prepareAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source });
}

/**
 * Fails the test with what axe finds wrong in the page as it stands now. Needs `prepareAxe`. One rule is switched off,
 * and only with forced colours: there the browser paints the visitor's own colours but goes on telling axe the
 * site's, so that what axe says of contrast is about nothing that is on the screen.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await page.evaluate((values): Promise<AxeResults> => {
    const forced = matchMedia('(forced-colors: active)').matches;
    return window.axe.run({
      runOnly: { type: 'tag', values },
      rules: { 'color-contrast': { enabled: !forced } },
    });
  }, tags);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
  expect.soft(found, `what axe finds at ${page.viewportSize()?.width ?? 0} px`).toEqual([]);
}

/**
 * The states of an element as the browser hands them to a screen reader: `expanded`, `checked`, …
 * Throws when there is no element of this role and name.
 */
export async function readAccessibleState(page: Page, role: string, name: string): Promise<Record<string, unknown>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const node = nodes.find((candidate) => candidate.role?.value === role && candidate.name?.value === name);
  if (!node) throw new Error(`Assistive technology finds no ${role} "${name}".`);
  return Object.fromEntries((node.properties ?? []).map((property) => [property.name, property.value.value]));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
