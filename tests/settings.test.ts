import { rm } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { defaultAccess, recordsPath } from '../enquiry/wire.ts';
import { serveSite } from '../tools/served-site.ts';
import { RecordsService } from './records-service.ts';
import { fill, notice, stored, submitButton, watchCalls } from './support/enquiry.ts';
import { test as base } from './support/test.ts';
import { buildVariant } from './support/variant.ts';

/** Every test may be the one that waits for a build. */
const slow = { timeout: 120_000 };

const secret = `pat${'a1B2c3D'.repeat(2)}.${'0f'.repeat(32)}`;

/** Builds with other settings stand in one file, since two builds of one project at once get in each other's way. */
const test = base
  .extend('unset', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { dist } = await buildVariant({ PUBLIC_RECORDS_BASE_ID: '' });
    const site = await serveSite({}, dist);
    onCleanup(async () => {
      await site.stop();
      await rm(dist, { recursive: true });
    });
    return site;
  })
  .extend('service', { scope: 'file' }, async ({}, { onCleanup }) => {
    const service = await RecordsService.start({ token: 'token-for-create-only' });
    onCleanup(() => service.stop());
    return service;
  })
  .extend('direct', { scope: 'file' }, async ({ service }, { onCleanup }) => {
    const { dist, output } = await buildVariant({
      PUBLIC_RECORDS_URL: service.url,
      PUBLIC_RECORDS_TOKEN: service.token,
      PUBLIC_RECORDS_BASE_ID: service.baseId,
      PUBLIC_RECORDS_TABLE_ID: service.tableId,
    });
    const site = await serveSite({}, dist);
    onCleanup(async () => {
      await site.stop();
      await rm(dist, { recursive: true });
    });
    return { site, output };
  });

describe('a build without a base identifier', slow, () => {
  test.for(['/', '/research-data', '/contact'])('says so in the console of %s', async (address, { open, unset }) => {
    const said = /console error: .*PUBLIC_RECORDS_BASE_ID/;
    const page = await open('/robots.txt', { site: unset, expected: [said] });
    const message = page.waitForEvent('console', (event) => event.type() === 'error');
    await page.goto(address);
    expect((await message).text()).toContain('PUBLIC_RECORDS_BASE_ID');
  });

  test('fails politely when an enquiry is sent', async ({ open, unset }) => {
    const expected = [/PUBLIC_RECORDS_BASE_ID/, /Error sending message/, /status of 4/, /^status 4/];
    const page = await open('/contact', { site: unset, expected });
    await fill(page);
    await submitButton(page).click();
    await notice(page).getByText('Error sending message').waitFor();
  });
});

describe('a build for the hosted database itself', slow, () => {
  test('warns that the token becomes public', ({ direct }) => {
    expect(direct.output).toMatch(/PUBLIC_RECORDS_TOKEN becomes public/);
  });

  test('lets the page call the service besides itself, and nothing else', async ({ direct, service }) => {
    const { headers } = await fetch(`${direct.site.url}/contact`);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain(`connect-src 'self' ${service.url};`);
    expect(policy).toContain("form-action 'none'");
  });

  test('makes exactly the call of the service', async ({ open, direct, service }) => {
    const page = await open('/contact', { site: direct.site, expected: [/^foreign request: /] });
    const path = recordsPath(service.baseId, service.tableId);
    // The stand-in does not know other origins, so the answer gets what the service's own has.
    await page.route(`${service.url}/**`, async (route) => {
      const access = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      if (route.request().method() === 'OPTIONS') await route.fulfill({ status: 204, headers: access });
      else {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), ...access } });
      }
    });
    const calls = watchCalls(page);
    await fill(page);
    await submitButton(page).click();
    await notice(page).getByText('¡Message sent!').waitFor();
    const call = calls.find((candidate) => candidate.method() === 'POST');
    expect(call!.url()).toBe(service.url + path);
    const headers = await call!.allHeaders();
    expect(headers['authorization']).toBe(`Bearer ${service.token}`);
    expect(headers).not.toHaveProperty('enquiry-signals');
    expect(service.records.map(({ fields }) => fields)).toEqual([stored]);
    await expect(page.getByRole('main').innerText()).resolves.toContain(service.records[0]!.id);
  });

  test('shows the e-mail address instead of the form without scripts', async ({ open, direct }) => {
    const page = await open('/contact', { site: direct.site, scripts: false });
    await expect(submitButton(page).isVisible()).resolves.toBe(false);
    const link = page.getByRole('main').getByRole('link', { name: '@' });
    await expect(link.last().isVisible()).resolves.toBe(true);
  });
});

describe('a build', slow, () => {
  test('is refused a token of the hosted service, which every visitor could read', async () => {
    const { code, dist, output } = await buildVariant({ PUBLIC_RECORDS_TOKEN: secret });
    await rm(dist, { recursive: true });
    expect(code).not.toBe(0);
    expect(output).toContain('ALLOW_PUBLIC_TOKEN=yes');
    expect(output).not.toContain(secret);
  });

  test('meant to be published is refused while sample values are in place, each of them named', async () => {
    const { code, dist, output } = await buildVariant({ SITE_ENV: 'production' });
    await rm(dist, { recursive: true });
    expect(code).not.toBe(0);
    for (const place of ['settings.yaml:', 'awards.yaml:', 'media-mentions.yaml:']) expect(output).toContain(place);
    for (const name of ['founder', 'contactEmail', 'bookingLink', 'legalHolder.taxId']) expect(output).toContain(name);
  });

  test('is told of every faulty setting at once', async () => {
    const { code, dist, output } = await buildVariant({ PUBLIC_RECORDS_URL: 'nonsense', SITE_ENV: 'nonsense' });
    await rm(dist, { recursive: true });
    expect(code).not.toBe(0);
    expect(output).toContain('PUBLIC_RECORDS_URL');
    expect(output).toContain('SITE_ENV');
  });
});

test('the defaults of the page and of the relay fit each other', async ({ site }) => {
  const text = await (await fetch(`${site.url}/contact`)).text();
  expect(text).toContain(recordsPath(defaultAccess.baseId, defaultAccess.tableId));
});
