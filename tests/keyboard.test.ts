import { describe, expect } from 'vitest';
import { allAddresses, notFoundNoise, unknownAddress } from './support/addresses.ts';
import { control, fill, notice, submitButton } from './support/enquiry.ts';
import { findHidden, forgetWalk, listMissed, walk, type Stop } from './support/keyboard.ts';
import { choose, enlarged } from './support/matrix.ts';
import { test } from './support/test.ts';

const windows = {
  wide: { width: 1280, height: 900 },
  medium: { width: 768, height: 1024 },
  small: { width: 360, height: 740 },
  enlarged,
};

interface Walk {
  address: string;
  window: keyof typeof windows;
}

const some: Walk[] = [
  { address: '/', window: 'wide' },
  { address: '/', window: 'enlarged' },
  { address: '/ngos-foundations', window: 'wide' },
  { address: '/research-data', window: 'small' },
  { address: '/about-us', window: 'wide' },
  { address: '/contact', window: 'wide' },
  { address: '/contact', window: 'enlarged' },
  { address: '/terms-and-conditions', window: 'wide' },
];

const all = allAddresses.flatMap((address) =>
  (['wide', 'medium', 'small', 'enlarged'] as const).map((window): Walk => ({ address, window })),
);

describe('the keyboard', () => {
  test.for(choose(some, all))(
    'reaches everything on $address in order, sees where it is, and finds back ($window)',
    { timeout: 120_000 },
    async ({ address, window }, { open }) => {
      const expected = address === unknownAddress ? notFoundNoise : [];
      const page = await open(address, { ...windows[window], reducedMotion: true, expected });
      const forward = await walk(page, 'Tab');
      expect.soft(findHidden(forward)).toEqual([]);
      expect.soft(await listMissed(page)).toEqual([]);
      await forgetWalk(page);
      await page.locator('footer a').last().focus();
      const backward = await walk(page, 'Shift+Tab');
      expect.soft(findHidden(backward)).toEqual([]);
      expect(forward.length).toBeGreaterThan(15);
    },
  );

  test('is seen in the panels of the header', async ({ open }) => {
    const page = await open('/about-us', { reducedMotion: true });
    for (const name of ['Who is it for?', 'Solutions']) {
      await page.getByRole('banner').getByRole('button', { name, exact: true }).press('Enter');
      const inside: Stop[] = [];
      const last = page.locator('header [popover]:popover-open a').last();
      while (!(await last.evaluate((element) => element === document.activeElement))) {
        inside.push(...(await walk(page, 'Tab', 1)));
      }
      expect(inside.length).toBeGreaterThanOrEqual(4);
      expect(findHidden(inside)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  test('stays in the menu of small screens, opens its groups and is seen there', async ({ open }) => {
    const page = await open('/about-us', { ...windows.small, reducedMotion: true });
    await page.getByRole('button', { name: 'Open the menu' }).press('Enter');
    const menu = page.getByRole('dialog');
    for (const summary of await menu.locator('summary').all()) await summary.press('Enter');
    await menu.getByRole('link', { name: 'home page' }).focus();
    const stops = await walk(page, 'Tab');
    const links = await menu.getByRole('link').count();
    expect(stops.length).toBeGreaterThanOrEqual(links);
    expect(findHidden(stops)).toEqual([]);
  });

  test('folds and unfolds questions', async ({ open }) => {
    const page = await open('/ngos-foundations', { reducedMotion: true });
    for (const details of await page.locator('main details').all()) {
      const before = await details.evaluate((element: HTMLDetailsElement) => element.open);
      await details.locator('summary').press('Enter');
      await expect.poll(() => details.evaluate((element: HTMLDetailsElement) => element.open)).toBe(!before);
    }
  });

  test('sends an enquiry from the first field to the notice', async ({ open }) => {
    const page = await open('/contact', { reducedMotion: true });
    await control(page, 'name').focus();
    await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    const type = async (text: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    };
    await type('Ana Vidal');
    await type('ana@town.example');
    await type('Town of Sample');
    await type('Municip');
    await expect.poll(() => page.locator(':focus').innerText()).toContain('+34');
    await page.keyboard.press('Tab');
    await type('612345678');
    await type('Word');
    await type('By keyboard alone.');
    await page.keyboard.press('Enter');
    await notice(page).getByText('¡Message sent!').waitFor();
    const stops = await walk(page, 'Tab');
    expect(findHidden(stops)).toEqual([]);
  });

  test('closes a notice', async ({ open }) => {
    const page = await open('/contact', { reducedMotion: true });
    await fill(page);
    await submitButton(page).press('Enter');
    await notice(page).waitFor();
    await notice(page).getByRole('button').press('Enter');
    await notice(page).waitFor({ state: 'hidden' });
  });

  test('moves through the list of countries, the one it is on always in view', async ({ open }) => {
    const page = await open('/contact', { reducedMotion: true });
    await page.getByRole('button', { name: /Country/ }).press('Enter');
    const search = page.getByRole('combobox', { name: /country/i });
    await search.waitFor();
    for (let presses = 0; presses < 12; presses += 1) {
      const before = await search.getAttribute('aria-activedescendant');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => search.getAttribute('aria-activedescendant')).not.toBe(before);
      const active = page.locator(`#${String(await search.getAttribute('aria-activedescendant'))}`);
      const inView = await active.evaluate((option) => {
        const { top, bottom } = option.getBoundingClientRect();
        const box = option.parentElement!.getBoundingClientRect();
        return top >= box.top - 1 && bottom <= box.bottom + 1;
      });
      expect(inView).toBe(true);
    }
  });
});
