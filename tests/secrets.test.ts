import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { recordsPath } from '../enquiry/wire.ts';
import { recordsHeaders, recordsUrl } from '../relay/testing/app.ts';
import { secretTokenPattern } from '../site/build/public-token.ts';
import { root } from '../tools/run.ts';
import { serveSite } from '../tools/served-site.ts';
import { RecordsService } from './records-service.ts';
import { allAddresses, notFoundNoise } from './support/addresses.ts';
import { fill, listEnquiries, notice, submitButton, typed } from './support/enquiry.ts';
import { test as base } from './support/test.ts';

/** A token in the shape that the hosted database gives out. */
const token = `pat${'a1B2c3D'.repeat(2)}.${'0f'.repeat(32)}`;

/** The keys that the hosted database gave out before it had tokens. */
const oldKeyPattern = /\bkey[A-Za-z0-9]{14}\b/;

const test = base
  .extend('service', { scope: 'file' }, async ({}, { onCleanup }) => {
    const service = await RecordsService.start({ token });
    onCleanup(() => service.stop());
    return service;
  })
  .extend('forwarding', { scope: 'file' }, async ({ service }, { onCleanup }) => {
    const site = await serveSite(service.environment);
    onCleanup(() => site.stop());
    return site;
  });

describe('what is published', () => {
  const files = globSync('**/*.{html,js,css,json,svg,txt,xml,webmanifest}', { cwd: path.join(root, 'dist') });
  const texts = files.map((name) => ({ name, text: readFileSync(path.join(root, 'dist', name), 'utf8') }));

  test('holds no secret of the hosted database', () => {
    const found = texts.filter(({ text }) => secretTokenPattern.test(text) || oldKeyPattern.test(text));
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  test('holds no source maps, and says nothing of any', () => {
    expect(globSync('**/*.map*', { cwd: path.join(root, 'dist') })).toEqual([]);
    expect(texts.filter(({ text }) => text.includes('sourceMappingURL')).map(({ name }) => name)).toEqual([]);
  });

  test('does not say with what it was made, or where', () => {
    const found = texts.filter(({ text }) => /<meta name="generator"/i.test(text) || text.includes(root));
    expect(found.map(({ name }) => name)).toEqual([]);
  });
});

describe('the relay', () => {
  test('keeps its token, and what visitors write, out of its log and its answers', async ({
    open,
    forwarding,
    service,
  }) => {
    const wrong = { error: { type: 'INVALID', message: `${token} ${typed.email}` } };
    service.failNext({ kind: 'status', status: 422, body: JSON.stringify(wrong) });
    const page = await open('/contact', { site: forwarding });
    const answers: Promise<string>[] = [];
    page.on('response', (response) => void answers.push(response.text().catch(() => '')));
    await fill(page);
    await submitButton(page).click();
    await notice(page).getByText('¡Message sent!').waitFor();
    await expect.poll(() => listEnquiries(forwarding), { timeout: 10_000 }).toMatchObject([{ state: 'attention' }]);
    const [enquiry] = await listEnquiries(forwarding);
    expect(JSON.stringify(enquiry)).not.toContain(token);
    for (const [address, body] of [
      [recordsUrl, '{"records":[{"fields":{"Nombre":"Ana'],
      [recordsPath(service.baseId, service.tableId), JSON.stringify({ records: [] })],
      [recordsUrl, JSON.stringify({ records: [{ fields: { Nombre: typed.message } }] })],
      ['/readyz', ''],
    ] as const) {
      answers.push(
        fetch(forwarding.url + address, { method: 'POST', headers: recordsHeaders, body }).then((answer) =>
          answer.text(),
        ),
      );
    }
    answers.push(fetch(`${forwarding.url}/readyz`).then((answer) => answer.text()));
    for (const answer of await Promise.all(answers)) expect(answer).not.toContain(token);
    const log = forwarding.output();
    expect(log).toContain(enquiry!.reference);
    expect(log).not.toMatch(secretTokenPattern);
    expect(log).not.toMatch(/Ana|Vidal|town\.example|612345678|612 34 56 78|demo|Tuesday/);
  });
});

describe('the browser', () => {
  test('is left with nothing: no cookie, no storage, no worker', async ({ open }) => {
    const page = await open('/', { expected: notFoundNoise });
    for (const address of allAddresses) await page.goto(address);
    await page.goto('/contact');
    await fill(page);
    await submitButton(page).click();
    await notice(page).getByText('¡Message sent!').waitFor();
    await expect(page.context().cookies()).resolves.toEqual([]);
    const kept = await page.evaluate(async () => ({
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(kept).toEqual({ local: 0, session: 0, databases: 0, caches: 0, workers: 0 });
  });
});
