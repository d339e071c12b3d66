import { describe, expect } from 'vitest';
import { allAddresses, notFoundNoise, unknownAddress } from './support/addresses.ts';
import { test } from './support/test.ts';

/** Asks for an address by its full name, without following where it leads. */
function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { redirect: 'manual', headers });
}

describe('an address that does not exist', () => {
  test('is answered with 404 and the not-found page, and named in the console', async ({ open }) => {
    const page = await open('/', { expected: notFoundNoise });
    const said = page.waitForEvent('console', (message) => message.text().includes(unknownAddress));
    const answer = await page.goto(unknownAddress);
    expect(answer?.status()).toBe(404);
    await said;
    await expect(page.getByText('404', { exact: true }).isVisible()).resolves.toBe(true);
    await expect(page.getByText('Oops! Page not found').isVisible()).resolves.toBe(true);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL(/\/$/);
  });

  test.for([
    '/contact/',
    '/contact.html',
    '/index.html',
    '/404',
    '/_serving.json',
    '/_headers',
    '/%2e%2e/package.json',
  ])('is also %s', async (address, { site }) => {
    const answer = await ask(site.url + address);
    expect(answer.status).toBe(404);
    await expect(answer.text()).resolves.toContain('Oops! Page not found');
  });
});

describe('a stale address', () => {
  test.for(Object.entries({ '/redes': '/organisation-networks', '/sobre-proyecto': '/about-us' }))(
    '%s leads to %s for good',
    async ([from, to], { site }) => {
      const answer = await ask(site.url + from);
      expect(answer.status).toBe(301);
      expect(answer.headers.get('location')).toBe(to);
    },
  );
});

describe.each(allAddresses)('%s', (address) => {
  test('is answered with the whole set of headers', async ({ site }) => {
    const { headers } = await ask(site.url + address);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; /);
    for (const part of ["frame-ancestors 'none'", "base-uri 'none'", "require-trusted-types-for 'script'"]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
    });
    for (const name of ['server', 'x-powered-by', 'set-cookie']) expect(headers.has(name), name).toBe(false);
  });

  test('comes compressed', async ({ site }) => {
    for (const coding of ['br', 'gzip']) {
      const answer = await ask(site.url + address, { 'accept-encoding': coding });
      expect(answer.headers.get('content-encoding')).toBe(coding);
    }
  });
});

describe('a site built with sample settings', () => {
  test('is kept out of search engines under any other name', async ({ site }) => {
    const own = await ask(site.url);
    expect(own.headers.has('x-robots-tag')).toBe(false);
    const { port } = new URL(site.url);
    const local = await ask(`http://127.0.0.1:${port}/`);
    expect(local.headers.has('x-robots-tag')).toBe(false);
  });
});
