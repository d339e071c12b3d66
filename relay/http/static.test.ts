import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { writeSite } from '../testing/site.ts';
import { readSite } from './site.ts';

describe('the served site', () => {
  it('sends a page in the best coding, with the headers of its address', async () => {
    const { app } = testApp();
    const answer = await app.inject({ url: '/contact', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'self'",
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('Contact');
  });

  it('sends the bytes as they are to whom accepts no coding', async () => {
    const { app } = testApp();
    const answer = await app.inject('/');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe('<title>Home</title>');
  });

  it('answers HEAD with the same headers and no body', async () => {
    const { app } = testApp();
    const answer = await app.inject({ method: 'HEAD', url: '/' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe('19');
    expect(answer.body).toBe('');
  });

  it('confirms an unchanged page without sending it, by a validator of its own for each coding', async () => {
    const { app } = testApp();
    const headers = { 'accept-encoding': 'br' };
    const { etag } = (await app.inject({ url: '/', headers })).headers;
    const again = await app.inject({ url: '/', headers: { ...headers, 'if-none-match': `"other", W/${etag}` } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding' });
    const plain = await app.inject({ url: '/', headers: { 'if-none-match': String(etag) } });
    expect(plain.statusCode).toBe(200);
    expect(plain.headers['etag']).not.toBe(etag);
  });

  it.each([
    ['/_astro/form.a1b2.js', 'text/javascript; charset=utf-8'],
    ['/speculation-rules.json', 'application/speculationrules+json'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
  ])('sends %s as %s', async (url, type) => {
    const { app } = testApp();
    expect((await app.inject(url)).headers['content-type']).toBe(type);
  });

  it('lets browsers keep files whose name changes with their content', async () => {
    const { app } = testApp();
    const { headers } = await app.inject('/_astro/form.a1b2.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it.each([
    '/nowhere',
    '/contact/',
    '/contact.html',
    '/index.html',
    '/404',
    '/_serving.json',
    '/_headers',
    '/index.html.br',
    '//contact',
    '/%zz',
    '/../package.json',
    '/..%2fpackage.json',
    '/__proto__',
    `/${'a'.repeat(5000)}`,
  ])('answers %.40s with the not-found page', async (url) => {
    const { app } = testApp();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'");
    expect(answer.body).toBe('<title>Not found</title>');
  });

  it('redirects as the build says', async () => {
    const { app } = testApp();
    const answer = await app.inject('/redes');
    expect(answer.statusCode).toBe(301);
    expect(answer.headers['location']).toBe('/organisation-networks');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)(
    'refuses %s where only reading is possible',
    async (method) => {
      const { app } = testApp();
      const answer = await app.inject({ method, url: '/contact' });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers['allow']).toBe('GET, HEAD');
    },
  );

  it('knows no other methods', async () => {
    const { app } = testApp();
    const answer = await app.inject({ method: 'PROPFIND' as 'GET', url: '/contact' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('<title>Not found</title>');
  });

  it.each([
    ['site.example', 'noindex'],
    ['localhost:4321', undefined],
    ['127.0.0.1', undefined],
    ['[::1]:4321', undefined],
  ])('tells search engines at %s of a sample build: %s', async (host, robots) => {
    const { app } = testApp();
    const answer = await app.inject({ url: '/', headers: { host } });
    expect(answer.headers['x-robots-tag']).toBe(robots);
  });

  it('lets a production build be indexed anywhere', async () => {
    const { app } = testApp({ serving: { sample: false } });
    const answer = await app.inject({ url: '/', headers: { host: 'site.example' } });
    expect(answer.headers['x-robots-tag']).toBeUndefined();
  });
});

describe('the page after sending without JavaScript', () => {
  it('shows the reference that its address names, and is not kept', async () => {
    const { app } = testApp();
    const answer = await app.inject('/contact/sent?reference=recABCDEFGHIJ1234');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'");
    expect(answer.body).toContain('<p class="a" data-reference>Reference recABCDEFGHIJ1234</p>');
  });

  it.each(['', '?reference=', '?reference=<b>', '?reference=recABCDEFGHIJ1234&reference=recABCDEFGHIJ1234'])(
    'hides the reference at %j',
    async (query) => {
      const { app } = testApp();
      const answer = await app.inject(`/contact/sent${query}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('data-reference hidden=""');
    },
  );
});

describe('a site that cannot be served', () => {
  it('is one clear fault when it was never built', () => {
    expect(() => readSite('/nowhere/dist')).toThrow(/npm run build/);
  });

  it.each(['_serving.json', '404.html', 'index.html'])('is one clear fault without %s', (name) => {
    const folder = writeSite(temporaryFolder());
    rmSync(path.join(folder, name));
    expect(() => readSite(folder)).toThrow(/npm run build/);
  });

  it('is one clear fault when the build says something unknown', () => {
    const folder = writeSite(temporaryFolder());
    writeFileSync(path.join(folder, '_serving.json'), '{"sample":"yes"}');
    expect(() => readSite(folder)).toThrow(/_serving\.json/);
  });
});
