import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test as base } from 'vitest';
import { z } from 'zod';
import { enquiryFieldsSchema, type EnquiryFields } from '../enquiry/enquiry.ts';
import { fieldNames, storedNames } from '../enquiry/fields.ts';
import { formPath, maxRecordsPerCall, postProblems, type CreateRecordsResponse } from '../enquiry/wire.ts';
import { recordsHeaders, recordsUrl } from '../relay/testing/app.ts';
import { root } from '../tools/run.ts';
import { serveSite, type ServedSite } from '../tools/served-site.ts';
import {
  call,
  callBody,
  exchange,
  formBody,
  formValues,
  injected,
  junk,
  readAnswer,
  request,
  write,
  type WireAnswer,
  type WireRequest,
} from './hostile-requests.ts';
import { listEnquiries } from './support/enquiry.ts';
import { everyCombination } from './support/matrix.ts';

/** Requests of each property: 1,500 in all with `npm test`, 36,000 with `npm run test:all`. */
const numRuns = everyCombination ? 6000 : 250;
const slow = { timeout: everyCombination ? 600_000 : 60_000 };

/** Everything but the limits on how much one visitor may send, which have tests of their own. */
const unlimited = {
  RATE_LIMIT_PER_MINUTE: '999999999',
  RATE_LIMIT_BURST: '999999999',
  RATE_LIMIT_TOTAL_PER_MINUTE: '999999999',
  TRUST_PROXY: 'loopback',
};

/** A site under attack, with what it has acknowledged: what was sent, by reference; null where nobody can tell. */
interface Target extends ServedSite {
  acknowledged: Map<string, EnquiryFields | null>;
}

const test = base.extend('site', { scope: 'file' }, async ({}, { onCleanup }): Promise<Target> => {
  const site = await serveSite(unlimited);
  onCleanup(() => site.stop());
  return { ...site, acknowledged: new Map() };
});

const callSchema = z.strictObject({
  records: z
    .array(z.strictObject({ fields: enquiryFieldsSchema }))
    .min(1)
    .max(maxRecordsPerCall),
});

const largestBody = 64 * 1024;

/** The enquiries of a call's body, when there is nothing wrong with it. */
function readCall(body: string): EnquiryFields[] | undefined {
  if (Buffer.byteLength(body) > largestBody) return undefined;
  try {
    return callSchema.parse(JSON.parse(body.replace(/^\ufeff/, ''))).records.map(({ fields }) => fields);
  } catch {
    return undefined;
  }
}

/** The enquiry of a form's values, when there is nothing wrong with them. */
function readForm(values: [string, string][]): EnquiryFields | undefined {
  const stored: Record<string, string> = storedNames;
  const known = values.filter(([name]) => name !== 'website');
  if (!known.every(([name]) => Object.hasOwn(stored, name))) return undefined;
  // A form post carries no half characters, and its line ends are folded.
  const fields = known.map(([name, text]) => [stored[name], text.toWellFormed().replaceAll('\r\n', '\n')]);
  return enquiryFieldsSchema.safeParse(Object.fromEntries(fields)).data;
}

const statuses = [200, 301, 303, 304, 400, 401, 403, 404, 405, 413, 417, 422, 431];

const headerNames = [
  ...['allow', 'cache-control', 'connection', 'content-encoding', 'content-length', 'content-security-policy'],
  ...['content-type', 'cross-origin-embedder-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'],
  ...['date', 'etag', 'location', 'permissions-policy', 'referrer-policy', 'speculation-rules', 'x-robots-tag'],
  ...['strict-transport-security', 'transfer-encoding', 'vary', 'x-content-type-options'],
];

const problems = [...postProblems, ...fieldNames].join('|');
const ownPlaces = new RegExp(
  `^(?:/organisation-networks|/about-us|/contact/not-sent#(?:${problems})|/contact/sent\\?reference=rec[A-Za-z0-9]{14})$`,
);

/** Sends a request, and expects an answer that gives nothing away: whatever was asked for, it is one of few. */
async function ask(site: Target, sent: WireRequest): Promise<WireAnswer> {
  const answer = readAnswer(await exchange(site.url, write(sent)), sent);
  expect(statuses).toContain(answer.status);
  expect([...answer.headers.keys()].filter((name) => !headerNames.includes(name))).toEqual([]);
  expect(answer.headers.get('location') ?? '/about-us').toMatch(ownPlaces);
  expect(answer.body.includes('node_modules') || answer.body.includes(root)).toBe(false);
  return answer;
}

function post(target: string, type: string, body: string): WireRequest {
  return { method: 'POST', target, headers: { ...recordsHeaders, 'content-type': type }, body };
}

/** What is stored is what was acknowledged: nothing lost, nothing besides. And the relay has nothing to complain of. */
async function expectSound({ acknowledged, ...site }: Target): Promise<void> {
  const stored = await listEnquiries(site);
  expect(stored.map(({ reference }) => reference).sort()).toEqual([...acknowledged.keys()].sort());
  const changed = stored.filter(({ reference, fields }) => {
    const sent = acknowledged.get(reference) ?? enquiryFieldsSchema.safeParse(fields).data;
    return !isDeepStrictEqual(fields, sent);
  });
  expect(changed).toEqual([]);
  expect(site.output()).not.toMatch(/"level":(?:40|50|60)|^\s+at /m);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
}

function isSent({ headers }: WireAnswer): boolean {
  return headers.get('location')?.startsWith('/contact/sent?') ?? false;
}

/** Keeps what the answer to a call has acknowledged. */
function noteCall({ acknowledged }: Target, { body }: WireAnswer, enquiries: readonly EnquiryFields[]): void {
  const { records } = JSON.parse(body.toString()) as CreateRecordsResponse;
  expect(records.map(({ fields }) => fields)).toEqual(enquiries);
  for (const { id, fields } of records) acknowledged.set(id, fields);
}

/** Keeps what the answer to a form has acknowledged. */
function noteForm({ acknowledged }: Target, { headers }: WireAnswer, enquiry: EnquiryFields | null): void {
  const [, reference = ''] = headers.get('location')?.split('reference=') ?? [];
  if (!acknowledged.get(reference)) acknowledged.set(reference, enquiry);
}

/** The body of an address that may be read. Throws when there is none. */
function readPublished(address: string): Buffer {
  if (address === '/healthz') return Buffer.from('{"status":"ok"}');
  expect(address).toMatch(/^\/(?:_astro\/|(?!_))/);
  expect(address).not.toMatch(/\.(?:br|gz|html)$|\.\.|\\/);
  const name = address === '/' ? '/index' : address;
  return readFileSync(path.join(root, 'dist', path.extname(name) === '' ? `${name}.html` : name));
}

const formType = 'application/x-www-form-urlencoded';

describe('whatever is sent to the relay', slow, () => {
  test('as a call: what the schema admits is stored, and nothing else', async ({ site }) => {
    const property = fc.asyncProperty(callBody, async (body) => {
      const enquiries = readCall(body);
      const answer = await ask(site, post(recordsUrl, 'application/json', body));
      expect(answer.status === 200).toBe(enquiries !== undefined);
      if (enquiries) noteCall(site, answer, enquiries);
    });
    await fc.assert(property, { numRuns });
    await expectSound(site);
  });

  test('as a call in any envelope: it is stored only where it names its key', async ({ site }) => {
    const property = fc.asyncProperty(call, async (sent) => {
      const answer = await ask(site, sent);
      if (answer.status !== 200) return;
      expect(sent).toMatchObject({ method: 'POST', headers: { authorization: recordsHeaders.authorization } });
      noteCall(site, answer, readCall(sent.body) ?? []);
    });
    await fc.assert(property, { numRuns });
    await expectSound(site);
  });

  test('as a form: what the schema admits is stored, and nothing else', async ({ site }) => {
    const property = fc.asyncProperty(formValues, async (values) => {
      const enquiry = readForm(values);
      const answer = await ask(site, post(formPath, formType, new URLSearchParams(values).toString()));
      expect(answer.status).toBe(303);
      expect(isSent(answer)).toBe(enquiry !== undefined);
      if (enquiry) noteForm(site, answer, enquiry);
    });
    await fc.assert(property, { numRuns });
    await expectSound(site);
  });

  test('as a form that no browser would send: what is stored is an enquiry all the same', async ({ site }) => {
    const property = fc.asyncProperty(formBody, async (body) => {
      const answer = await ask(site, post(formPath, formType, body));
      if (isSent(answer)) noteForm(site, answer, null);
    });
    await fc.assert(property, { numRuns });
    await expectSound(site);
  });

  test('as any request: only what is published comes back', async ({ site }) => {
    const property = fc.asyncProperty(request, async (sent) => {
      const { status, headers, body } = await ask(site, sent);
      expect(body.includes(injected)).toBe(false);
      if (status !== 200) return;
      expect(['GET', 'HEAD']).toContain(sent.method);
      const address = decodeURIComponent(sent.target.split('?')[0] ?? '');
      // Written for each request: the report of the relay's state, and a reference into the confirmation.
      if (address === '/readyz' || address === '/contact/sent') return;
      const published = readPublished(address);
      if (sent.method === 'GET' && !headers.has('content-encoding')) expect(body.equals(published)).toBe(true);
    });
    await fc.assert(property, { numRuns });
    await expectSound(site);
  });

  test('as bytes that are hardly HTTP: the relay outlives it', async ({ site }) => {
    const property = fc.asyncProperty(junk, async (bytes) => {
      const said = (await exchange(site.url, bytes, { last: true })).toString('latin1');
      for (const [, status] of said.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)) expect(Number(status)).toBeLessThan(500);
    });
    await fc.assert(property, { numRuns });
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    const stored = (await listEnquiries(site)).map(({ fields }) => fields);
    expect(stored.filter((fields) => !enquiryFieldsSchema.safeParse(fields).success)).toEqual([]);
  });
});
