import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './support/test.ts';

/** The faces in which the browser has really set the words of an element, each by the first word of its name. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return [...new Set(fonts.map(({ familyName }) => familyName.split(' ')[0] ?? ''))].sort();
}

describe.each([true, false])('with scripts: %s', (scripts) => {
  test.for(['/about-us', '/municipalities'])('%s is set in the faces of the site', async (address, { open }) => {
    const page = await open(address, { scripts });
    await expect.poll(() => facesOf(page, 'h1')).toEqual(['Bricolage']);
    await expect.poll(() => facesOf(page, 'main p')).toEqual(['Figtree']);
  });
});

describe('a visit', () => {
  test('begins in the face of the device, and goes on in those of the site', async ({ open }) => {
    const asked: string[] = [];
    const page = await open('/about-us', {
      prepare: async (tab) => {
        await tab.route('**/*.woff2', async (route) => {
          asked.push(await tab.evaluate(() => document.readyState));
          await route.continue();
        });
      },
    });
    expect(asked).toEqual(['complete', 'complete']);
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
    await expect.poll(() => facesOf(page, 'h1')).toEqual(['Bricolage']);
  });
});
