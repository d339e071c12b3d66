import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { describeLimiter } from '../http/limiter-contract.ts';
import { eventually, slow } from '../testing/eventually.ts';
import { postgresServer } from '../testing/postgres.ts';
import { manySamples, sampleFields } from '../testing/samples.ts';
import { describeStore } from './contract.ts';
import { PostgresStore, type PostgresOptions } from './postgres.ts';
import type { Call, CallLimits, Queue } from './store.ts';

const server = await postgresServer();
const limits: CallLimits = { batch: 1, perSecond: 5, timeoutMs: 8_000, leaseMs: 30_000 };
const healthy: Queue = { failures: 0, batch: 10, pausedUntil: 0, fault: null };

describe.skipIf(!server)('a PostgreSQL server', slow, () => {
  let url: string | undefined;
  const opened = new Set<PostgresStore>();

  async function open(options: Partial<PostgresOptions> = {}): Promise<PostgresStore> {
    url ??= await server?.createDatabase();
    const store = await PostgresStore.open(url ?? '', { channels: ['records'], ...options });
    opened.add(store);
    return store;
  }

  async function begin(store: PostgresStore): Promise<Call> {
    const call = await store.beginCall('records', limits);
    if ('waitMs' in call) throw new Error(`The store wants a wait of ${call.waitMs} ms.`);
    return call;
  }

  afterEach(async () => {
    await Promise.all([...opened].map((store) => store.close().catch(() => undefined)));
    opened.clear();
    url = undefined;
  });

  describeStore('PostgreSQL', open);
  describeLimiter('PostgreSQL', async (allowed, now) => (await open({ now })).limiter(allowed));

  describe('shared by relays', () => {
    it('is made once when they start at the same time', async () => {
      url = await server?.createDatabase();
      const [a, b] = await Promise.all([open(), open(), open()]);
      const [receipt] = await a.accept([{ fields: sampleFields(), suspicion: null }]);
      expect(await b.find(receipt?.reference ?? '')).toMatchObject({ state: 'received' });
    });

    it('stores once what reaches several at the same time', async () => {
      const stores = [await open(), await open()];
      const enquiries = manySamples(5).map((fields) => ({ fields, suspicion: null }));
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          stores[index % 2]!.accept(index % 3 === 0 ? enquiries.toReversed() : enquiries),
        ),
      );
      const receipts = answers.flat();
      expect(receipts).toHaveLength(60);
      expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(5);
      expect(receipts.filter(({ repeated }) => !repeated)).toHaveLength(5);
      expect(await Array.fromAsync(stores[0]!.enquiries())).toHaveLength(5);
    });

    it('stores once what one call holds twice', async () => {
      const store = await open();
      const [first, second, third] = await store.accept(
        [sampleFields(), ...manySamples(1), sampleFields()].map((fields) => ({ fields, suspicion: null })),
      );
      expect(third).toEqual({ ...first, repeated: true });
      expect(second).toMatchObject({ fields: manySamples(1)[0], repeated: false });
    });

    it('hands each enquiry to one of them, and allows all together so many calls', async () => {
      const stores = [await open(), await open(), await open()];
      await stores[0]!.accept(manySamples(20).map((fields) => ({ fields, suspicion: null })));
      const answers = await Promise.all(
        Array.from({ length: 18 }, (_, index) => stores[index % 3]!.beginCall('records', limits)),
      );
      const calls = answers.filter((answer) => 'id' in answer);
      expect(calls).toHaveLength(5);
      expect(new Set(calls.flatMap(({ enquiries }) => enquiries.map(({ reference }) => reference))).size).toBe(5);
    });

    it('keeps a pause that one met, whatever a call beside it met', async () => {
      const [a, b] = [await open(), await open()];
      await a.accept(manySamples(3).map((fields) => ({ fields, suspicion: null })));
      const [throttled, beside] = [await begin(a), await begin(b)];
      const fault = { kind: 'throttled', detail: '429', since: Date.now() } as const;
      await a.endCall(throttled, [], { ...healthy, pausedUntil: Date.now() + 30_000, fault });
      await b.endCall(beside, [], healthy);
      expect(await b.queue('records')).toMatchObject({ fault });
      const next = await b.beginCall('records', limits);
      expect('waitMs' in next && next.waitMs).toBeGreaterThan(25_000);
    });

    it('counts together what each lets through, and never lets through too much', async () => {
      const allowed = { perMinute: 1, burst: 7, totalPerMinute: 600 };
      const limiters = [(await open()).limiter(allowed), (await open()).limiter(allowed)];
      const waits = await Promise.all(
        Array.from({ length: 20 }, (_, index) => limiters[index % 2]!.take('192.0.2.1', 1)),
      );
      expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(7);
    });

    it('forgets what it counted once it no longer matters, and never knew an address', async () => {
      const clock = { ms: Date.now() };
      const store = await open({ now: () => clock.ms });
      const limiter = store.limiter({ perMinute: 60, burst: 10, totalPerMinute: 600 });
      expect(await limiter.take('192.0.2.1', 2)).toBe(0);
      const count = async (condition: string) =>
        (await server!.query(databaseName(), `SELECT count(*) FROM visitors WHERE ${condition}`))[0]?.['count'];
      expect(await count('true')).toBe('2');
      expect(await count(`encode(key, 'escape') LIKE '%192%' OR key = sha256('192.0.2.1')`)).toBe('0');
      await store.tidy();
      expect(await count('true')).toBe('2');
      clock.ms += 2_000;
      await store.tidy();
      expect(await count('true')).toBe('0');
    });

    it('goes by the clock of the database, however wrong theirs are', async () => {
      const rightTime = Date.now();
      vi.useFakeTimers({ toFake: ['Date'], now: rightTime - 600_000 });
      onTestFinished(() => void vi.useRealTimers());
      const store = await open();
      const [receipt] = await store.accept([{ fields: sampleFields(), suspicion: null }]);
      expect(receipt?.receivedAt).toBeGreaterThanOrEqual(rightTime);
      const outcome = { state: 'received', reference: receipt?.reference ?? '', reason: '500' } as const;
      await store.endCall(await begin(store), [{ ...outcome, nextAttemptAt: Date.now() + 600_000 }], {
        ...healthy,
        pausedUntil: Date.now() + 30_000,
      });
      const next = await store.beginCall('records', limits);
      expect('waitMs' in next && next.waitMs).toBeGreaterThan(590_000);
      await store.retry();
      expect(await store.beginCall('records', limits)).toMatchObject({ enquiries: [{ attempts: 2 }] });
    });

    it('survives that they erase, retry and forward the same enquiries at the same time', async () => {
      const stores = [await open(), await open()];
      const [a, b] = stores as [PostgresStore, PostgresStore];
      const receipts = await a.accept(manySamples(40).map((fields) => ({ fields, suspicion: null })));
      const references = receipts.map(({ reference }) => reference);
      const forward = async (store: PostgresStore) => {
        const call = await store.beginCall('records', { ...limits, batch: 10 });
        if ('waitMs' in call) return;
        const outcomes = call.enquiries.map(({ reference }) => ({
          state: 'forwarded' as const,
          reference,
          recordId: null,
        }));
        await store.endCall(call, outcomes, healthy);
      };
      await Promise.all([
        ...stores.flatMap((store) => [forward(store), forward(store)]),
        ...[0, 10, 20, 30].map((first) => a.erase(references.slice(first, first + 10).toReversed(), 'request')),
        ...[5, 15, 25].map((first) => b.erase(references.slice(first, first + 10), 'request')),
        b.retry(),
        a.retry(),
      ]);
      expect(await Array.fromAsync(a.enquiries())).toEqual([]);
      expect(await b.erased()).toBe(40);
    });
  });

  describe('as a store', () => {
    it('is not made where it is only looked for', async () => {
      await expect(open({ create: false })).rejects.toThrow(/There is no store in .*DATABASE_URL/);
      const store = await open();
      await store.close();
      await expect(open({ create: false })).resolves.toBeInstanceOf(PostgresStore);
    });

    it('is refused when a newer release wrote it', async () => {
      await open();
      await server?.query(databaseName(), 'UPDATE store SET version = 1000');
      await expect(open()).rejects.toThrow(/newer release/);
    });

    it('says what is wrong when it cannot be opened, and no password', async () => {
      const elsewhere = 'postgres://relay:secret@127.0.0.1:1/enquiries';
      const opening = PostgresStore.open(elsewhere, { channels: [] });
      await expect(opening).rejects.toThrow(
        /^The store in the PostgreSQL database enquiries at 127\.0\.0\.1:1 cannot be opened \(.*ECONNREFUSED.*DATABASE_URL/,
      );
      await expect(opening).rejects.not.toThrow(/secret/);
      await expect(PostgresStore.open(server?.url('nowhere') ?? '', { channels: [] })).rejects.toThrow(
        /database "nowhere" does not exist/,
      );
    });

    it('holds no row of what was erased', async () => {
      const store = await open();
      const [receipt] = await store.accept([{ fields: sampleFields(), suspicion: null }]);
      await store.erase([receipt?.reference ?? ''], 'request');
      expect(await store.scrub()).toBe(true);
      for (const table of ['enquiries', 'deliveries', 'digests']) {
        expect(await server?.query(databaseName(), `SELECT * FROM ${table}`)).toEqual([]);
      }
    });

    it('fails while another session holds a lock for long, and works afterwards', async () => {
      const store = await open();
      const holding = server?.query(
        databaseName(),
        'BEGIN; LOCK TABLE digests IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(4); COMMIT',
      );
      const enquiry = [{ fields: sampleFields(), suspicion: null }];
      await eventually(() => expect(store.accept([])).resolves.toEqual([]));
      await new Promise((resolve) => setTimeout(resolve, 300));
      await expect(store.accept(enquiry)).rejects.toThrow(/55P03/);
      await holding;
      expect(await store.accept(enquiry)).toMatchObject([{ repeated: false }]);
    });

    it('fails while its server is away, and works when it is back', async () => {
      const store = await open();
      await store.accept(manySamples(1).map((fields) => ({ fields, suspicion: null })));
      await server?.stop();
      await expect(store.accept([{ fields: sampleFields(), suspicion: null }])).rejects.toThrow(/The database failed/);
      await expect(store.check()).rejects.toThrow(/The database failed/);
      await server?.start();
      await store.check();
      expect(await store.accept([{ fields: sampleFields(), suspicion: null }])).toMatchObject([{ repeated: false }]);
      expect(await Array.fromAsync(store.enquiries())).toHaveLength(2);
    });
  });

  function databaseName(): string {
    return new URL(url ?? '').pathname.slice(1);
  }
});
