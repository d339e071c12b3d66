import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { defaultAccess, recordsPath, referencePattern } from '../enquiry/wire.ts';
import { serveSite } from '../tools/served-site.ts';
import {
  control,
  fill,
  held,
  listEnquiries,
  notice,
  stored,
  submitButton,
  typed,
  watchCalls,
} from './support/enquiry.ts';
import { test as base } from './support/test.ts';

const thanks = /Thank you for contacting us\. We['’]ll get back to you as soon as possible\./;
const excuse = 'Please try again later or send an email directly to';
const path = recordsPath(defaultAccess.baseId, defaultAccess.tableId);
const empty = Object.fromEntries(Object.keys(typed).map((name) => [name, '']));

/** A relay that expects another key, so that it refuses every call of the page. */
const test = base.extend('refusing', { scope: 'file' }, async ({}, { onCleanup }) => {
  const site = await serveSite({ SITE_KEY: 'another-key' });
  onCleanup(() => site.stop());
  return site;
});

const refusedNoise = [/status of 401/, /status 401: .*\/v0\//, /Error sending message: .*401.*AUTHENTICATION_REQUIRED/];

/** The line by the form that says what became of the enquiry. */
function outcome(page: Page) {
  return page.getByRole('main').locator('[role=status], [role=alert]').filter({ hasText: /\S/ });
}

describe('an enquiry that is sent', () => {
  test('is one exact call, and is then on disk', async ({ open, site }) => {
    const page = await open('/contact');
    const calls = watchCalls(page);
    await fill(page);
    await submitButton(page).click();
    await outcome(page).waitFor();
    expect(calls).toHaveLength(1);
    const [call] = calls;
    expect(call!.method()).toBe('POST');
    expect(new URL(call!.url()).pathname).toBe(path);
    const headers = await call!.allHeaders();
    expect(headers['authorization']).toBe(`Bearer ${defaultAccess.key}`);
    expect(headers['content-type']).toBe('application/json');
    expect(call!.postDataJSON()).toEqual({ records: [{ fields: stored }] });
    const listed = await listEnquiries(site);
    expect(listed.map(({ fields }) => fields)).toEqual([stored]);
    await expect(outcome(page).textContent()).resolves.toContain(listed[0]!.reference);
  });

  test('ends with a notice, a line by the form with the reference, and empty fields', async ({ open }) => {
    const page = await open('/contact', { reducedMotion: true });
    await fill(page, { ...typed, message: 'Another one.' });
    await submitButton(page).click();
    await notice(page).getByText('¡Message sent!').waitFor();
    await expect(notice(page).getByText(thanks).isVisible()).resolves.toBe(true);
    const line = await outcome(page).innerText();
    expect(line).toContain('¡Message sent!');
    expect(line.split(/\s/).filter((word) => referencePattern.test(word))).toHaveLength(1);
    await expect(held(page)).resolves.toEqual(empty);
  });

  test('leaves optional fields as empty text', async ({ open }) => {
    const page = await open('/contact');
    const calls = watchCalls(page);
    const { organization: _, phone: __, ...required } = typed;
    await fill(page, { ...required, message: 'Without the optional ones.' });
    await submitButton(page).click();
    await outcome(page).waitFor();
    expect(calls[0]!.postDataJSON()).toMatchObject({ records: [{ fields: { Organizacion: '', Telefono: '' } }] });
  });

  test('shows that it is under way, and can then be followed by another', async ({ open }) => {
    const page = await open('/contact');
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/v0/**', async (route) => {
      await released;
      await route.continue();
    });
    await fill(page, { ...typed, message: 'Slowly.' });
    await submitButton(page).click();
    await expect.poll(() => submitButton(page).innerText()).toContain('Sending...');
    await expect(submitButton(page).isDisabled()).resolves.toBe(true);
    release(undefined);
    await outcome(page).waitFor();
    await expect(submitButton(page).isEnabled()).resolves.toBe(true);
    await expect(submitButton(page).innerText()).resolves.not.toContain('Sending...');
  });
});

describe('the notice', () => {
  test('of success goes away after four seconds, the line stays until the next attempt', async ({ open }) => {
    const page = await open('/contact');
    await fill(page, { ...typed, message: 'How long?' });
    await submitButton(page).click();
    await notice(page).waitFor();
    const start = performance.now();
    await notice(page).waitFor({ state: 'hidden' });
    expect(Math.abs(performance.now() - start - 4000)).toBeLessThan(1000);
    await expect(outcome(page).isVisible()).resolves.toBe(true);
  });

  test('of failure goes away after five seconds', async ({ open, refusing }) => {
    const page = await open('/contact', { site: refusing, expected: refusedNoise });
    await fill(page);
    await submitButton(page).click();
    await notice(page).waitFor();
    const start = performance.now();
    await notice(page).waitFor({ state: 'hidden' });
    expect(Math.abs(performance.now() - start - 5000)).toBeLessThan(1000);
  });

  test('can be closed, and stays while it is read', async ({ open }) => {
    const page = await open('/contact');
    await fill(page, { ...typed, message: 'Let me read.' });
    await submitButton(page).click();
    await notice(page).hover();
    await page.waitForTimeout(4500);
    await expect(notice(page).isVisible()).resolves.toBe(true);
    await notice(page).getByRole('button').click();
    await notice(page).waitFor({ state: 'hidden' });
  });

  test('makes room for the next one', async ({ open, refusing }) => {
    const page = await open('/contact', { site: refusing, expected: refusedNoise });
    await fill(page);
    await submitButton(page).click();
    await notice(page).waitFor();
    await submitButton(page).click();
    await expect.poll(() => notice(page).count()).toBe(1);
    await expect(page.locator('[popover]', { hasText: 'Error sending message' }).count()).resolves.toBe(1);
  });
});

describe('an enquiry that is refused', () => {
  test('keeps its fields, says so, and tells the console why but not what', async ({ open, refusing }) => {
    const page = await open('/contact', {
      site: refusing,
      expected: refusedNoise,
      reducedMotion: true,
    });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await fill(page);
    // The form wakes meanwhile, and writes the number in groups.
    await expect.poll(() => control(page, 'phone').inputValue()).toContain(' ');
    const before = await held(page);
    await submitButton(page).click();
    await notice(page).getByText('Error sending message').waitFor();
    await expect(notice(page).innerText()).resolves.toContain(excuse);
    await expect(notice(page).getByRole('link').getAttribute('href')).resolves.toMatch(/^mailto:.+@/);
    await expect(outcome(page).innerText()).resolves.toContain(excuse);
    await expect(held(page)).resolves.toEqual(before);
    expect(said.join('\n')).toMatch(/401.*AUTHENTICATION_REQUIRED/);
    expect(said.join('\n')).not.toMatch(/Ana|town\.example|612|demo/);
  });

  test('keeps its fields when there is no connection', async ({ open }) => {
    const page = await open('/contact', { expected: [/ERR_INTERNET_DISCONNECTED/, /Error sending message/] });
    await fill(page);
    await page.context().setOffline(true);
    await submitButton(page).click();
    await notice(page).getByText('Error sending message').waitFor();
    await expect(control(page, 'message').inputValue()).resolves.toBe(typed.message);
  });

  test('is given up after twenty seconds without an answer', async ({ open }) => {
    const page = await open('/contact', { expected: [/ERR_ABORTED/, /Error sending message: TimeoutError/] });
    await page.route('**/v0/**', () => undefined);
    await fill(page);
    const start = performance.now();
    await submitButton(page).click();
    await notice(page).getByText('Error sending message').waitFor({ timeout: 25_000 });
    expect(Math.abs(performance.now() - start - 20_000)).toBeLessThan(2000);
  });
});

describe('sending once', () => {
  const ways: Record<string, (page: Page) => Promise<void>> = {
    'a double click': (page) => submitButton(page).dblclick(),
    'Enter pressed twice': async (page) => {
      await control(page, 'name').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    },
    'two submits in the same tick': (page) =>
      page.locator('main form').evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      }),
  };

  test.for(Object.keys(ways))('holds for %s', async (way, { open, site }) => {
    const page = await open('/contact');
    const calls = watchCalls(page);
    await fill(page, { ...typed, message: way });
    await ways[way]!(page);
    await outcome(page).waitFor();
    expect(calls).toHaveLength(1);
    const listed = await listEnquiries(site);
    expect(listed.filter(({ fields }) => fields.Mensaje === way)).toHaveLength(1);
  });

  test('holds for a click before the scripts have arrived', async ({ open, site }) => {
    const page = await open('/contact');
    const calls = watchCalls(page);
    await page.route('**/_astro/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    const message = 'Faster than the scripts.';
    await fill(page, { ...typed, phone: '', message });
    await submitButton(page).dblclick();
    await outcome(page).waitFor();
    expect(calls).toHaveLength(1);
    const listed = await listEnquiries(site);
    expect(listed.filter(({ fields }) => fields.Mensaje === message)).toHaveLength(1);
  });

  test('holds for sending again after the answer was lost', async ({ open, site }) => {
    const page = await open('/contact', { expected: [/ERR_FAILED/, /Error sending message/] });
    await page.route(
      '**/v0/**',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    const message = 'Lost on the way back.';
    await fill(page, { ...typed, message });
    await submitButton(page).click();
    await notice(page).getByText('Error sending message').waitFor();
    await submitButton(page).click();
    await notice(page).getByText('¡Message sent!').waitFor();
    const listed = await listEnquiries(site);
    expect(listed.filter(({ fields }) => fields.Mensaje === message)).toHaveLength(1);
    await expect(outcome(page).innerText()).resolves.toContain(listed.at(-1)!.reference);
  });
});
