import fc from 'fast-check';
import { once } from 'node:events';
import { globSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test as base } from 'vitest';
import { z } from 'zod';
import { enquiryFieldsSchema, type EnquiryFields } from '../enquiry/enquiry.ts';
import { fieldNames, storedNames } from '../enquiry/fields.ts';
import { formPath, maxRecordsPerCall, postProblems, type CreateRecordsResponse } from '../enquiry/wire.ts';
import { recordsHeaders, recordsUrl } from '../relay/testing/app.ts';
import { runCommand } from '../relay/testing/process.ts';
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
import type { ListedEnquiry } from './support/enquiry.ts';
import { everyCombination } from './support/matrix.ts';

const dist = path.join(root, 'dist');

/** Requests of each of six properties: 1,500 in all with `npm test`, 30,000 with `npm run test:all`. */
const numRuns = everyCombination ? 5000 : 250;
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

async function listStored({ folder }: ServedSite): Promise<ListedEnquiry[]> {
  return JSON.parse((await runCommand(folder, 'list', '--json')).stdout) as ListedEnquiry[];
}

/** What is stored is what was acknowledged: nothing lost, nothing besides. And the relay has nothing to complain of. */
async function expectSound({ acknowledged, ...site }: Target): Promise<void> {
  const stored = await listStored(site);
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
  return readFileSync(path.join(dist, path.extname(name) === '' ? `${name}.html` : name));
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
      // A target may name a host (RFC 9112, section 3.2.2). The relay serves whichever.
      const address = decodeURIComponent(/^(?:https?:\/\/[^/?]*)?([^?#]*)/.exec(sent.target)?.[1] ?? '');
      // Written for each request: the report of the relay's state, and a reference into the confirmation.
      if (address === '/readyz' || address === '/contact/sent') return;
      const published = readPublished(address);
      if (sent.method === 'GET' && !headers.has('content-encoding')) expect(body.equals(published)).toBe(true);
    });
    // Each file that the build has left, published or not, by its own name.
    const examples = globSync(['**/*.*', '_*'], { cwd: dist }).map((name): [WireRequest] => [
      { method: 'GET', target: `/${name}`, headers: {}, body: '' },
    ]);
    await fc.assert(property, { examples, numRuns: examples.length + numRuns });
    await expectSound(site);
  });

  test('as bytes that are hardly HTTP: the relay outlives it', async ({ site }) => {
    const property = fc.asyncProperty(junk, async (bytes) => {
      const said = (await exchange(site.url, bytes, { last: true })).toString('latin1');
      for (const [, status] of said.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)) expect(Number(status)).toBeLessThan(500);
    });
    await fc.assert(property, { numRuns });
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    const stored = await listStored(site);
    expect(stored.filter(({ fields }) => !enquiryFieldsSchema.safeParse(fields).success)).toEqual([]);
  });
});

const head = 'host: localhost\r\nconnection: close\r\n';
const posted = `POST ${formPath} HTTP/1.1\r\n${head}content-type: ${formType}\r\n`;
const smuggled = 'GET /robots.txt HTTP/1.1\r\nhost: localhost\r\n\r\n';

describe('a request that two servers could read differently', () => {
  test.for(
    Object.entries({
      'a negative length': `${posted}content-length: -1\r\n\r\n`,
      'a length with a sign': `${posted}content-length: +5\r\n\r\na=b&c`,
      'a length in hexadecimal': `${posted}content-length: 0x5\r\n\r\na=b&c`,
      'two lengths': `${posted}content-length: 5\r\ncontent-length: 6\r\n\r\na=b&c${smuggled}`,
      'a list of lengths': `${posted}content-length: 5, 5\r\n\r\na=b&c`,
      'a length beyond numbers': `${posted}content-length: ${'9'.repeat(30)}\r\n\r\n`,
      'a length and chunks': `${posted}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
      'chunks and a length': `${posted}transfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n${smuggled}`,
      'an unknown coding': `${posted}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`,
      'a coding after chunks': `${posted}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`,
      'a chunk of a size beyond numbers': `${posted}transfer-encoding: chunked\r\n\r\n${'f'.repeat(20)}\r\n`,
      'a chunk of a negative size': `${posted}transfer-encoding: chunked\r\n\r\n-1\r\n\r\n`,
      'bare line feeds': 'GET / HTTP/1.1\nhost: localhost\n\n',
      'a folded header': `GET / HTTP/1.1\r\n${head}x-a: 1\r\n b: 2\r\n\r\n`,
      'a blank before the colon': `GET / HTTP/1.1\r\n${head}content-length : 5\r\n\r\n`,
      'a NUL in a header': `GET / HTTP/1.1\r\n${head}x-a: 1\u00002\r\n\r\n`,
      'a NUL in the address': `GET /\u0000 HTTP/1.1\r\n${head}\r\n`,
      'no host': 'GET / HTTP/1.1\r\n\r\n',
    }),
  )('by %s is refused, and nothing after it is read', async ([, bytes], { site }) => {
    const said = (await exchange(site.url, bytes)).toString('latin1');
    expect(said.match(/^HTTP\/1\.1 .*/gm)).toEqual(['HTTP/1.1 400 Bad Request']);
  });
});

describe('too much of anything', () => {
  test.for(
    Object.entries({
      'a long header': [431, `GET / HTTP/1.1\r\n${head}x-a: ${'a'.repeat(20_000)}\r\n\r\n`],
      'many headers': [431, `GET / HTTP/1.1\r\n${head}${'x-a: 1\r\n'.repeat(3000)}\r\n`],
      'a long address': [431, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${head}\r\n`],
      'a large body, before it comes': [
        413,
        `POST ${recordsUrl} HTTP/1.1\r\n${head}authorization: ${recordsHeaders.authorization}\r\ncontent-type: application/json\r\ncontent-length: 99999999\r\n\r\n`,
      ],
    } satisfies Record<string, [number, string]>),
  )('is refused: %s', async ([, [status, bytes]], { site }) => {
    const said = (await exchange(site.url, bytes)).toString('latin1');
    expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});

/** Sends a byte a second after a beginning, for ever. Out: what was said until the relay had enough. */
async function drip(url: string, beginning: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), 'localhost');
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // The relay may hang up while a byte is on its way.
  socket.on('error', () => undefined);
  socket.write(beginning);
  const dripping = setInterval(() => socket.write('a'), 1000);
  await once(socket, 'close');
  clearInterval(dripping);
  return said;
}

describe('whoever is too slow', () => {
  test('to send is cut off: headers after 5 s, a body after 10 s', { timeout: 30_000 }, async ({ site }) => {
    const began = performance.now();
    const said = await Promise.all([
      drip(site.url, `GET / HTTP/1.1\r\n${head}x-a: `),
      drip(site.url, `${posted}content-length: 1000\r\n\r\n`),
    ]);
    for (const answer of said) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  // Nothing is seen of a socket that is not read: the wait is twice the limit of 30 s, and the full matrix only.
  test.runIf(everyCombination)('to read is cut off', { timeout: 90_000 }, async ({ site }) => {
    const socket = connect(Number(new URL(site.url).port), 'localhost');
    const closed = once(socket, 'close');
    let bytes = 0;
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => (bytes += chunk.length));
    socket.pause();
    const asked = 2000;
    socket.write('GET /cards/about-us.png HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(asked));
    await setTimeout(61_000);
    socket.resume();
    await closed;
    const { size } = statSync(path.join(dist, 'cards/about-us.png'));
    expect(bytes).toBeLessThan(asked * size);
  });
});
