import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { recordsHeaders, recordsUrl, storedEnquiries, testApp } from '../testing/app.ts';
import { eventually } from '../testing/eventually.ts';
import { manySamples } from '../testing/samples.ts';

const visitor = '203.0.113.7';
const proxy = '10.0.0.1';
const notified = readConfig({
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'site@town.example',
  NOTIFY_TO: 'office@town.example',
});

function call(
  index: number,
  {
    from = visitor,
    headers = {},
    records = 1,
  }: { from?: string; headers?: Record<string, string>; records?: number } = {},
) {
  const fields = manySamples(index * 10 + records).slice(index * 10);
  return {
    method: 'POST' as const,
    url: recordsUrl,
    remoteAddress: from,
    headers: { ...recordsHeaders, ...headers },
    payload: { records: fields.map((one) => ({ fields: one })) },
  };
}

function form(values: Record<string, string>, from = visitor) {
  return {
    method: 'POST' as const,
    url: '/enquiries',
    remoteAddress: from,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      name: 'Ana',
      email: 'ana@town.example',
      entityType: 'Network',
      howFoundUs: 'Media',
      message: 'Hello',
      ...values,
    }).toString(),
  };
}

describe('the limits at the door', () => {
  const limits = { perMinute: 5, burst: 2, totalPerMinute: 600 };

  it('answer 429 with a time to wait, and store nothing', async () => {
    const { app, store } = testApp({ config: { limits } });
    expect((await app.inject(call(0))).statusCode).toBe(200);
    expect((await app.inject(call(1))).statusCode).toBe(200);
    const refused = await app.inject(call(2));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(10);
    expect(refused.json()).toEqual({
      error: { type: 'RATE_LIMIT_REACHED', message: 'Too many enquiries. Please try again later.' },
    });
    expect(await storedEnquiries(store)).toHaveLength(2);
    expect((await app.inject(call(3, { from: '203.0.113.8' }))).statusCode).toBe(200);
  });

  it('lead a form without JavaScript to the page that says so', async () => {
    const { app } = testApp({ config: { limits: { ...limits, burst: 1 } } });
    await app.inject(form({}));
    expect((await app.inject(form({ message: 'Again' }))).headers['location']).toBe('/contact/not-sent#busy');
  });

  it('count each record', async () => {
    const { app } = testApp({ config: { limits: { ...limits, burst: 10 } } });
    expect((await app.inject(call(0, { records: 10 }))).statusCode).toBe(200);
    expect((await app.inject(call(1))).statusCode).toBe(429);
  });

  it('count nothing that is refused for another reason', async () => {
    const { app } = testApp({ config: { limits: { ...limits, burst: 1 } } });
    for (let tries = 0; tries < 5; tries += 1) await app.inject(form({ email: 'ana' }));
    expect((await app.inject(form({}))).headers['location']).toMatch(/^\/contact\/sent/);
  });

  it('take the addresses of one IPv6 network for one visitor', async () => {
    const { app } = testApp({ config: { limits: { ...limits, burst: 1 } } });
    expect((await app.inject(call(0, { from: '2001:db8:1:2::1' }))).statusCode).toBe(200);
    expect((await app.inject(call(1, { from: '2001:db8:1:2:ffff::2' }))).statusCode).toBe(429);
    expect((await app.inject(call(2, { from: '2001:db8:1:3::1' }))).statusCode).toBe(200);
  });

  it('do not believe a visitor about the address', async () => {
    const { app } = testApp({ config: { limits: { ...limits, burst: 1 } } });
    expect((await app.inject(call(0, { headers: { 'x-forwarded-for': '198.51.100.1' } }))).statusCode).toBe(200);
    expect((await app.inject(call(1, { headers: { 'x-forwarded-for': '198.51.100.2' } }))).statusCode).toBe(429);
  });

  it('believe a trusted proxy, and only the address that it saw itself', async () => {
    const { app } = testApp({ config: { limits: { ...limits, burst: 1 }, trustProxy: ['10.0.0.0/8'] } });
    const through = (index: number, forwardedFor: string) =>
      app.inject(call(index, { from: proxy, headers: { 'x-forwarded-for': forwardedFor } }));
    expect((await through(0, '198.51.100.1')).statusCode).toBe(200);
    expect((await through(1, '198.51.100.9, 198.51.100.1')).statusCode).toBe(429);
    expect((await through(2, '198.51.100.2')).statusCode).toBe(200);
  });

  it('are only those over all behind a proxy that is not named, and the operator is warned', async () => {
    const { app } = testApp({ config: { limits: { perMinute: 1, burst: 1, totalPerMinute: 3 } } });
    for (const index of [0, 1, 2]) expect((await app.inject(call(index, { from: proxy }))).statusCode).toBe(200);
    expect((await app.inject(call(3, { from: proxy }))).statusCode).toBe(429);
    const { warnings } = (await app.inject('/readyz')).json<{ warnings: string[] }>();
    expect(warnings).toContainEqual(expect.stringContaining('TRUST_PROXY'));
  });
});

describe('suspects', () => {
  const trap = { 'enquiry-signals': 'trap=1;ms=900' };

  it('are answered like all others, kept back, and their reason noted', async () => {
    const { app, store } = testApp({ config: notified });
    const answer = await app.inject(call(0, { headers: trap }));
    expect(answer.statusCode).toBe(200);
    expect(await storedEnquiries(store)).toMatchObject([
      { reference: answer.json<{ records: { id: string }[] }>().records[0]?.id, state: 'quarantined' },
    ]);
    expect((await storedEnquiries(store))[0]?.reason).toBe('hidden field filled');
  });

  it('are recognised in the form without JavaScript', async () => {
    const { app, store } = testApp({ config: notified });
    const answer = await app.inject(form({ website: 'https://spam.example' }));
    expect(answer.headers['location']).toMatch(/^\/contact\/sent\?reference=rec/);
    expect(await storedEnquiries(store)).toMatchObject([{ state: 'quarantined' }]);
  });

  it('are not those that leave the hidden field empty, nor those without any signal', async () => {
    const { app, store } = testApp({ config: notified });
    await app.inject(form({ website: '' }));
    await app.inject(call(0));
    expect((await storedEnquiries(store)).map(({ state }) => state)).toEqual(['received', 'received']);
  });

  it('are forwarded where nobody would be told of them', async () => {
    const { app, store } = testApp();
    await app.inject(call(0, { headers: trap }));
    expect(await storedEnquiries(store)).toMatchObject([{ state: 'received', reason: null }]);
  });

  it('cannot be told from the answer to the same enquiry without signals', async () => {
    const { app } = testApp({ config: notified });
    const suspect = await app.inject(call(0, { headers: trap }));
    const plain = await app.inject(call(0));
    expect(suspect.json()).toEqual(plain.json());
  });
});

/** A form post whose body never comes. */
const unfinished = [
  'POST /enquiries HTTP/1.1',
  'host: localhost',
  'content-type: application/x-www-form-urlencoded',
  'content-length: 9',
  '\r\n',
].join('\r\n');

describe('overload', () => {
  it('is shed with 503, and leaves nothing behind', { timeout: 30_000 }, async () => {
    const { app } = testApp();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const sockets = Array.from({ length: 1000 }, () => connect(port, '127.0.0.1'));
    const hangUp = () => {
      for (const socket of sockets) socket.destroy();
    };
    onTestFinished(hangUp);
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (const socket of sockets) {
      socket.on('error', () => undefined);
      socket.write(unfinished);
    }
    const send = async () => fetch(`http://127.0.0.1:${port}${recordsUrl}`, { method: 'POST' });
    await eventually(async () => expect((await send()).status).toBe(503));
    const shed = await send();
    expect(shed.headers.get('retry-after')).toBe('1');
    expect(await shed.json()).toMatchObject({ error: { type: 'SERVICE_UNAVAILABLE' } });
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    hangUp();
    await eventually(async () => expect((await send()).status).toBe(401));
  });
});
