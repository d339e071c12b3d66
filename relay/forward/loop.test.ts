import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { RecordsService, type Fault, type RecordsServiceOptions } from '../../tests/records-service.ts';
import type { NewEnquiry, State } from '../store/store.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { eventually, slow } from '../testing/eventually.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { manySamples, sampleFields } from '../testing/samples.ts';
import { HostedDatabase } from './hosted-database.ts';
import { Forwarder } from './loop.ts';

const referenceField = 'Referencia';

/** A forwarder with short pauses before a stand-in service. */
async function startForwarder(
  options: {
    service?: RecordsServiceOptions;
    referenceField?: string | null;
    timeoutMs?: number;
    firstMs?: number;
  } = {},
) {
  const service = await RecordsService.start({ extraColumns: [referenceField], penaltyMs: 300, ...options.service });
  const store = new SqliteStore(temporaryFolder(), { channels: ['records'] });
  const destination = new HostedDatabase(
    {
      url: service.url,
      token: service.token,
      baseId: service.baseId,
      tableId: service.tableId,
      referenceField: options.referenceField ?? null,
    },
    { timeoutMs: options.timeoutMs ?? 8_000, throttleMs: 300 },
  );
  const schedule = { firstMs: options.firstMs ?? 20, longestMs: 100 };
  const forwarder = new Forwarder(store, destination, Fastify().log, { schedule });
  onTestFinished(async () => {
    await forwarder.stop();
    await service.stop();
    await store.close();
  });
  const accept = async (...fields: NewEnquiry['fields'][]) => {
    const receipts = await store.accept(fields.map((one) => ({ fields: one, suspicion: null })));
    forwarder.wake();
    return receipts;
  };
  const states = async () => (await Array.fromAsync(store.enquiries())).map(({ state }) => state);
  const settled = (...expected: State[]) => eventually(async () => expect(await states()).toEqual(expected));
  return { service, store, forwarder, accept, states, settled };
}

describe('the forward loop', slow, () => {
  it('forwards exactly the seven fields within a second, and notes the record', async () => {
    const { service, store, forwarder, accept, settled } = await startForwarder();
    forwarder.start();
    const [receipt] = await accept(sampleFields());
    await settled('forwarded');
    expect(service.calls).toMatchObject([{ method: 'POST', body: { records: [{ fields: sampleFields() }] } }]);
    expect(service.records.map(({ fields }) => fields)).toEqual([sampleFields()]);
    expect(await store.find(receipt?.reference ?? '')).toMatchObject({ recordId: service.records[0]?.id, attempts: 1 });
  });

  it('forwards in batches of ten, in order', async () => {
    const { service, forwarder, accept, settled } = await startForwarder();
    await accept(...manySamples(23));
    forwarder.start();
    await settled(...Array<State>(23).fill('forwarded'));
    expect(service.calls.map(({ body }) => (body as { records: [] }).records.length)).toEqual([10, 10, 3]);
    expect(service.records.map(({ fields }) => fields)).toEqual(manySamples(23));
  });

  it('makes at most five calls in any second, and is never refused for it', async () => {
    const { service, forwarder, accept, settled } = await startForwarder();
    await accept(...manySamples(120));
    forwarder.start();
    await settled(...Array<State>(120).fill('forwarded'));
    expect(service.calls.every(({ status }) => status === 200)).toBe(true);
    expect(service.busiestSecond).toBe(5);
  });

  it('leaves the service alone after a 429', async () => {
    const { service, forwarder, accept, settled } = await startForwarder();
    service.failNext({ kind: 'status', status: 429, body: '{"errors":[{"error":"RATE_LIMIT_REACHED"}]}' });
    await accept(sampleFields());
    forwarder.start();
    await settled('forwarded');
    expect(service.calls).toHaveLength(2);
    expect(service.calls[1]!.at - service.calls[0]!.at).toBeGreaterThanOrEqual(299);
  });

  it('waits longer when a 429 asks for it', async () => {
    const { service, forwarder, accept, settled } = await startForwarder();
    service.failNext({ kind: 'status', status: 429, headers: { 'retry-after': '1' } });
    await accept(sampleFields());
    forwarder.start();
    await settled('forwarded');
    expect(service.calls[1]!.at - service.calls[0]!.at).toBeGreaterThanOrEqual(999);
  });

  it.each<[string, Fault]>([
    ['500', { kind: 'status', status: 500 }],
    ['502', { kind: 'status', status: 502, body: '<html>' }],
    ['503', { kind: 'status', status: 503 }],
    ['400', { kind: 'status', status: 400 }],
    ['413', { kind: 'status', status: 413 }],
    ['a redirect', { kind: 'status', status: 302, headers: { location: '/elsewhere' } }],
    ['a reset', { kind: 'reset' }],
    ['silence', { kind: 'silence' }],
    ['401', { kind: 'status', status: 401, type: 'AUTHENTICATION_REQUIRED' }],
    ['402', { kind: 'status', status: 402 }],
    ['403', { kind: 'status', status: 403 }],
    ['404', { kind: 'status', status: 404, body: '{"error":"NOT_FOUND"}' }],
    ['an unknown column', { kind: 'status', status: 422, type: 'UNKNOWN_FIELD_NAME' }],
    ['an exceeded quota', { kind: 'status', status: 429, type: 'PUBLIC_API_BILLING_LIMIT_EXCEEDED' }],
  ])('tries again after %s, with growing pauses, until it succeeds', async (_, fault) => {
    const { service, store, forwarder, accept, settled } = await startForwarder({ timeoutMs: 500 });
    service.failNext(fault, fault, fault);
    await accept(...manySamples(2));
    forwarder.start();
    await settled('forwarded', 'forwarded');
    expect(service.calls.length).toBeGreaterThanOrEqual(4);
    expect(service.records).toHaveLength(2);
    expect(await store.queue('records')).toMatchObject({ failures: 0, fault: null });
  });

  it.each<[string, Fault]>([
    ['a lost answer', { kind: 'lost-answer' }],
    ['an answer cut off', { kind: 'cut-off' }],
    ['a wrong answer', { kind: 'wrong-body', body: '<html>' }],
    ['an answer for other records', { kind: 'wrong-body', body: '{"records":[]}' }],
    ['an answer that never ends', { kind: 'slow-close', ms: 400 }],
    ['a late answer', { kind: 'latency', ms: 400 }],
  ])('writes nothing twice after %s, where there is a reference column', async (_, fault) => {
    const { service, forwarder, accept, settled } = await startForwarder({ referenceField, timeoutMs: 150 });
    service.failNext(fault, fault);
    const receipts = await accept(...manySamples(3));
    forwarder.start();
    await settled('forwarded', 'forwarded', 'forwarded');
    await delay(400);
    expect(service.records.map(({ fields }) => fields[referenceField]).toSorted()).toEqual(
      receipts.map(({ reference }) => reference).toSorted(),
    );
  });

  it('shows a fault of configuration, and forgets it once mended', async () => {
    const { service, store, forwarder, accept, settled } = await startForwarder({ firstMs: 100 });
    service.failNext({ kind: 'status', status: 401, type: 'AUTHENTICATION_REQUIRED' });
    await accept(sampleFields());
    forwarder.start();
    await eventually(async () =>
      expect((await store.queue('records')).fault).toMatchObject({
        kind: 'configuration',
        detail: '401 AUTHENTICATION_REQUIRED',
      }),
    );
    await settled('forwarded');
    expect((await store.queue('records')).fault).toBeNull();
  });

  it('sets one bad enquiry aside and forwards the others', async () => {
    const { service, store, forwarder, accept, settled } = await startForwarder();
    service.fault = ({ body }) =>
      JSON.stringify(body).includes('Message 4"')
        ? { kind: 'status', status: 422, type: 'INVALID_VALUE_FOR_COLUMN' }
        : undefined;
    const receipts = await accept(...manySamples(8));
    forwarder.start();
    const expected = Array<State>(8).fill('forwarded').with(4, 'attention');
    await settled(...expected);
    expect(service.records).toHaveLength(7);
    expect(await store.find(receipts[4]?.reference ?? '')).toMatchObject({ reason: '422 INVALID_VALUE_FOR_COLUMN' });
  });

  it('forwards the others though one enquiry makes every call fail', async () => {
    const { service, forwarder, accept, states } = await startForwarder();
    service.fault = ({ body }) => (JSON.stringify(body).includes('Message 0"') ? { kind: 'reset' } : undefined);
    await accept(...manySamples(8));
    forwarder.start();
    await eventually(async () => expect((await states()).filter((state) => state === 'forwarded')).toHaveLength(7));
    expect(service.records).toHaveLength(7);
  });

  it('waits for the call under way when it is stopped, and starts none', async () => {
    const { service, forwarder, accept, states } = await startForwarder();
    service.failNext({ kind: 'latency', ms: 200 });
    await accept(...manySamples(12));
    forwarder.start();
    await eventually(() => expect(service.calls).toHaveLength(1));
    await forwarder.stop();
    expect((await states()).filter((state) => state === 'forwarded')).toHaveLength(10);
    expect(service.calls).toHaveLength(1);
  });

  it('goes on when the service is not to be reached', async () => {
    const { service, store, forwarder, accept } = await startForwarder();
    await service.stop();
    const [receipt] = await accept(sampleFields());
    forwarder.start();
    await eventually(async () =>
      expect(await store.find(receipt?.reference ?? '')).toMatchObject({ reason: 'ECONNREFUSED' }),
    );
  });
});
