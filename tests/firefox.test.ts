import process from 'node:process';
import type { Browser, Page } from 'puppeteer-core';
import { describe, expect, test as base } from 'vitest';
import { ensureFirefox, launchFirefox } from '../tools/firefox.ts';
import { serveSite, type ServedSite } from '../tools/served-site.ts';
import { allAddresses, unknownAddress } from './support/addresses.ts';
import { listEnquiries, stored, typed } from './support/enquiry.ts';

const firefox = ensureFirefox();
if (firefox === undefined) {
  const message = 'Firefox is not installed: the journey in it is skipped.';
  if (process.env['CI']) throw new Error(message);
  console.warn(message);
}

/** Starting Firefox on a busy machine takes its time. */
const slow = { timeout: 120_000 };

const test = base
  .extend('site', { scope: 'file' }, async ({}, { onCleanup }): Promise<ServedSite> => {
    const site = await serveSite();
    onCleanup(() => site.stop());
    return site;
  })
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await launchFirefox(firefox ?? '', { scripts: true });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('page', async ({ browser }, { onCleanup }): Promise<Page> => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    onCleanup(async () => {
      await page.close();
      expect(errors.filter((error) => !error.includes(unknownAddress))).toEqual([]);
    });
    return page;
  });

/** The words of an element, as they are shown. Asks in one go, so that it works without the page's scripts too. */
function read(page: Page, selector: string): Promise<string> {
  return page.$eval(selector, (element) => (element as HTMLElement).innerText);
}

/** Fills the form and sends it with the keyboard alone, without any help of the page's scripts. */
async function sendByKeyboard(page: Page, message: string): Promise<void> {
  for (const [name, text] of Object.entries({ ...typed, message })) {
    await page.$eval(`form [name="${name}"]`, (control) => {
      (control as HTMLElement).focus();
    });
    await page.keyboard.type(text);
  }
  await page.$eval('form button[type=submit]', (button) => {
    (button as HTMLElement).focus();
  });
  await page.keyboard.press('Enter');
}

describe.skipIf(firefox === undefined)('in Firefox', slow, () => {
  test('every page opens, whole and without an error', async ({ page, site }) => {
    for (const address of allAddresses) {
      const answer = await page.goto(site.url + address);
      await page.waitForSelector('html.faces');
      expect.soft(answer?.status(), address).toBe(address === unknownAddress ? 404 : 200);
      const { headings, sideways } = await page.evaluate(() => ({
        headings: document.querySelectorAll('h1').length,
        sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      }));
      expect.soft(headings, address).toBe(1);
      expect.soft(sideways, address).toBe(false);
    }
  });

  test('the panels of the header open one at a time and close by Escape', async ({ page, site }) => {
    await page.goto(site.url);
    const open = () => page.$$eval('header [popover]:popover-open', (panels) => panels.map(({ id }) => id));
    await page.click('[popovertarget=menu-audiences]');
    await expect.poll(open).toEqual(['menu-audiences']);
    await page.click('[popovertarget=menu-solutions]');
    await expect.poll(open).toEqual(['menu-solutions']);
    await page.keyboard.press('Escape');
    await expect.poll(open).toEqual([]);
  });

  test('the menu of small screens opens, shows its groups and closes', async ({ page, site }) => {
    await page.setViewport({ width: 360, height: 740 });
    await page.goto(site.url);
    await page.click('header button[commandfor=menu]');
    await page.waitForSelector('dialog[open]');
    await page.click('dialog summary');
    await page.waitForSelector('dialog a[href="/municipalities"]', { visible: true });
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { hidden: true });
  });

  test('the tabs open by mouse and keyboard', async ({ page, site }) => {
    await page.goto(site.url);
    const selected = () => page.$$eval('[role=tab]', (tabs) => tabs.map(({ ariaSelected }) => ariaSelected === 'true'));
    const tabs = await page.$$('[role=tab]');
    await tabs[2]?.click();
    await expect.poll(selected).toEqual([false, false, true, false]);
    await page.keyboard.press('ArrowDown');
    await expect.poll(selected).toEqual([false, false, false, true]);
    await expect(page.$$eval('[role=tabpanel]:not([hidden])', ({ length }) => length)).resolves.toBe(1);
  });

  test('the form is sent, says so and is empty again', async ({ page, site }) => {
    await page.goto(`${site.url}/contact`);
    await sendByKeyboard(page, 'From Firefox.');
    await page.waitForSelector('[popover]:popover-open');
    await expect.poll(() => read(page, 'form [role=status]')).toContain('¡Message sent!');
    const listed = await listEnquiries(site);
    expect(listed.map(({ fields }) => fields)).toContainEqual({ ...stored, Mensaje: 'From Firefox.' });
    await expect(page.$eval('form [name=message]', (control) => (control as HTMLTextAreaElement).value)).resolves.toBe(
      '',
    );
  });

  test('without scripts, the menus open and the form is sent', async ({ site }) => {
    const browser = await launchFirefox(firefox ?? '', { scripts: false });
    try {
      const page = await browser.newPage();
      await page.goto(`${site.url}/contact`);
      await page.$eval('[popovertarget=menu-solutions]', (button) => {
        (button as HTMLElement).focus();
      });
      await page.keyboard.press('Enter');
      await expect.poll(() => page.$eval('#menu-solutions', (panel) => panel.matches(':popover-open'))).toBe(true);
      await page.keyboard.press('Escape');
      const sent = page.waitForNavigation();
      await sendByKeyboard(page, 'From Firefox without scripts.');
      await sent;
      await expect(read(page, 'h1')).resolves.toBe('¡Message sent!');
      const listed = await listEnquiries(site);
      expect(listed.map(({ fields }) => fields.Mensaje)).toContain('From Firefox without scripts.');
    } finally {
      await browser.close();
    }
  });
});
