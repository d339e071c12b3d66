import { describe, expect, it } from 'vitest';
import { referencePattern } from '../../enquiry/wire.ts';
import { manySamples, sampleFields } from '../testing/samples.ts';
import {
  longestWaitMs,
  repeatWindowMs,
  type Call,
  type CallLimits,
  type Channel,
  type NewEnquiry,
  type Queue,
  type Store,
} from './store.ts';

/** Opens the store under test: the same one on each call within a test. Closed and removed by the caller. */
export type OpenStore = (options: { channels: readonly Channel[]; now: () => number }) => Promise<Store>;

const limits: CallLimits = { batch: 10, perSecond: 5, timeoutMs: 8_000, leaseMs: 30_000 };
const healthy: Queue = { failures: 0, batch: 10, pausedUntil: 0, fault: null };

function clean(...fields: NewEnquiry['fields'][]): NewEnquiry[] {
  return fields.map((one) => ({ fields: one, suspicion: null }));
}

/** What every store must do. */
export function describeStore(name: string, open: OpenStore): void {
  /** A store with a clock that the test moves. */
  async function start(channels: readonly Channel[] = ['records']) {
    const clock = { ms: Date.parse('2026-01-01T12:00:00Z') };
    const reopen = () => open({ channels, now: () => clock.ms });
    return { clock, reopen, store: await reopen() };
  }

  async function begin(store: Store, changes: Partial<CallLimits> = {}): Promise<Call> {
    const call = await store.beginCall('records', { ...limits, ...changes });
    if ('waitMs' in call) throw new Error(`The store wants a wait of ${call.waitMs} ms.`);
    return call;
  }

  async function forward(store: Store, call: Call): Promise<void> {
    const outcomes = call.enquiries.map(({ reference }) => ({
      state: 'forwarded' as const,
      reference,
      recordId: 'recA',
    }));
    await store.endCall(call, outcomes, healthy);
  }

  describe(`${name}: accepting`, () => {
    it('keeps enquiries in the order of their arrival', async () => {
      const { store, clock, reopen } = await start();
      const receipts = await store.accept(clean(...manySamples(3)));
      expect(receipts.map(({ fields }) => fields)).toEqual(manySamples(3));
      expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(3);
      for (const { reference, receivedAt, repeated } of receipts) {
        expect(reference).toMatch(referencePattern);
        expect({ receivedAt, repeated }).toEqual({ receivedAt: clock.ms, repeated: false });
      }
      await store.close();
      const kept = await Array.fromAsync((await reopen()).enquiries());
      expect(kept).toEqual(
        receipts.map(({ reference, receivedAt, fields }) => ({
          reference,
          state: 'received',
          receivedAt,
          attempts: 0,
          recordId: null,
          reason: null,
          fields,
        })),
      );
    });

    it('recognises the same enquiry for 24 hours, across restarts', async () => {
      const { store, clock, reopen } = await start();
      const [first] = await store.accept(clean(sampleFields()));
      await store.close();
      const reopened = await reopen();
      clock.ms += repeatWindowMs - 1;
      expect(await reopened.accept(clean(sampleFields()))).toEqual([{ ...first, repeated: true }]);
      clock.ms += 1;
      const [later] = await reopened.accept(clean(sampleFields()));
      expect(later?.reference).not.toBe(first?.reference);
    });

    it('takes enquiries that differ in one field for different ones', async () => {
      const { store } = await start();
      await store.accept(clean(sampleFields(), sampleFields({ Telefono: '' }), sampleFields({ Mensaje: 'Other' })));
      expect(await Array.fromAsync(store.enquiries())).toHaveLength(3);
    });

    it('keeps text as it was written', async () => {
      const { store } = await start();
      const fields = sampleFields({ Nombre: `O'Hara "Ñ" 🧵 \u0000 %s`, Mensaje: 'a\n\tb\u2028c' });
      const [receipt] = await store.accept(clean(fields));
      expect((await store.find(receipt?.reference ?? ''))?.fields).toEqual(fields);
    });

    it('walks over more enquiries than a page holds', async () => {
      const { store } = await start();
      await store.accept(clean(...manySamples(450)));
      const messages = (await Array.fromAsync(store.enquiries())).map(({ fields }) => fields.Mensaje);
      expect(messages).toEqual(manySamples(450).map(({ Mensaje }) => Mensaje));
    });

    it('finds nothing under an unknown reference', async () => {
      const { store } = await start();
      expect(await store.find('recABCDEFGHIJ1234')).toBeUndefined();
    });
  });

  describe(`${name}: calls`, () => {
    it('has no call to make when nothing waits', async () => {
      const { store } = await start();
      expect(await store.beginCall('records', limits)).toEqual({ waitMs: Infinity });
    });

    it('hands out the oldest enquiries, at most a batch', async () => {
      const { store } = await start();
      await store.accept(clean(...manySamples(12)));
      const call = await begin(store);
      expect(call.enquiries.map(({ fields }) => fields)).toEqual(manySamples(12).slice(0, 10));
      expect(call.enquiries.map(({ attempts }) => attempts)).toEqual(Array(10).fill(1));
      expect((await begin(store)).enquiries.map(({ fields }) => fields)).toEqual(manySamples(12).slice(10));
    });

    it('marks what is in a call, and writes down what became of it', async () => {
      const { store, clock } = await start();
      const [first, second, third] = await store.accept(clean(...manySamples(3)));
      const call = await begin(store);
      expect((await Array.fromAsync(store.enquiries())).map(({ state }) => state)).toEqual(Array(3).fill('forwarding'));
      const references = [first, second, third].map((receipt) => receipt?.reference ?? '') as [string, string, string];
      await store.endCall(
        call,
        [
          { state: 'forwarded', reference: references[0], recordId: 'recB' },
          { state: 'received', reference: references[1], nextAttemptAt: clock.ms + 5_000, reason: '500' },
          { state: 'attention', reference: references[2], reason: '422' },
        ],
        healthy,
      );
      expect(await Array.fromAsync(store.enquiries())).toMatchObject([
        { state: 'forwarded', recordId: 'recB', reason: null, attempts: 1 },
        { state: 'received', recordId: null, reason: '500', attempts: 1 },
        { state: 'attention', recordId: null, reason: '422', attempts: 1 },
      ]);
      expect(await store.beginCall('records', limits)).toEqual({ waitMs: 5_000 });
      clock.ms += 5_000;
      expect((await begin(store)).enquiries).toMatchObject([{ reference: references[1], attempts: 2 }]);
    });

    it('takes up an enquiry again when its lease has ended, across a restart', async () => {
      const { store, clock, reopen } = await start();
      await store.accept(clean(sampleFields()));
      await begin(store);
      await store.close();
      const reopened = await reopen();
      expect(await reopened.beginCall('records', limits)).toEqual({ waitMs: limits.leaseMs });
      clock.ms += limits.leaseMs;
      expect((await begin(reopened)).enquiries).toMatchObject([{ attempts: 2 }]);
    });

    it('lets a call that lost its lease report success, and nothing else', async () => {
      const { store, clock } = await start();
      const [receipt] = await store.accept(clean(sampleFields()));
      const reference = receipt?.reference ?? '';
      const late = await begin(store);
      clock.ms += limits.leaseMs;
      await begin(store);
      await store.endCall(late, [{ state: 'attention', reference, reason: '422' }], healthy);
      expect(await store.find(reference)).toMatchObject({ state: 'forwarding' });
      await store.endCall(late, [{ state: 'forwarded', reference, recordId: 'recC' }], healthy);
      expect(await store.find(reference)).toMatchObject({ state: 'forwarded', recordId: 'recC' });
    });

    it('does not take back a success', async () => {
      const { store, clock } = await start();
      const [receipt] = await store.accept(clean(sampleFields()));
      const reference = receipt?.reference ?? '';
      const first = await begin(store);
      clock.ms += limits.leaseMs;
      const second = await begin(store);
      await forward(store, first);
      await store.endCall(second, [{ state: 'received', reference, nextAttemptAt: 0, reason: '500' }], healthy);
      expect(await store.find(reference)).toMatchObject({ state: 'forwarded' });
    });

    it('allows so many calls a second, counted from their ends, across a restart', async () => {
      const { store, clock, reopen } = await start();
      await store.accept(clean(...manySamples(7)));
      for (let made = 0; made < 5; made += 1) {
        const call = await begin(store, { batch: 1 });
        clock.ms += 10;
        await forward(store, call);
      }
      await store.close();
      const reopened = await reopen();
      expect(await reopened.beginCall('records', limits)).toEqual({ waitMs: 961 });
      clock.ms += 960;
      expect(await reopened.beginCall('records', limits)).toEqual({ waitMs: 1 });
      clock.ms += 1;
      await forward(reopened, await begin(reopened, { batch: 1 }));
      expect(await reopened.beginCall('records', limits)).toEqual({ waitMs: 10 });
    });

    it('counts a call that never ended until it must have timed out', async () => {
      const { store, clock } = await start();
      await store.accept(clean(...manySamples(3)));
      await begin(store, { batch: 1, perSecond: 1 });
      clock.ms += 5_000;
      expect(await store.beginCall('records', { ...limits, perSecond: 1 })).toEqual({ waitMs: 1001 });
      clock.ms += 4_001;
      await begin(store, { batch: 1, perSecond: 1 });
    });

    it('makes no call while the queue is paused, across a restart', async () => {
      const { store, clock, reopen } = await start();
      await store.accept(clean(...manySamples(2)));
      const fault = { kind: 'throttled', detail: '429', since: clock.ms } as const;
      const call = await begin(store, { batch: 1 });
      await store.endCall(call, [], { failures: 3, batch: 1, pausedUntil: clock.ms + 30_000, fault });
      await store.close();
      const reopened = await reopen();
      expect(await reopened.queue('records')).toEqual({ failures: 3, batch: 1, pausedUntil: clock.ms + 30_000, fault });
      expect(await reopened.beginCall('records', limits)).toEqual({ waitMs: 30_000 });
      clock.ms += 30_000;
      expect((await begin(reopened)).enquiries).toHaveLength(1);
    });

    it('does not wait longer than any planned pause when the clock was set back', async () => {
      const { store, clock } = await start();
      const [receipt] = await store.accept(clean(sampleFields()));
      const call = await begin(store);
      await store.endCall(
        call,
        [{ state: 'received', reference: receipt?.reference ?? '', nextAttemptAt: clock.ms + 60_000, reason: '500' }],
        { ...healthy, pausedUntil: clock.ms + 60_000 },
      );
      clock.ms -= 7 * 24 * longestWaitMs;
      expect((await begin(store, { perSecond: 1 })).enquiries).toHaveLength(1);
    });

    it('keeps quarantined enquiries back', async () => {
      const { store } = await start();
      const [receipt] = await store.accept([{ fields: sampleFields(), suspicion: 'hidden field filled' }]);
      expect(await store.find(receipt?.reference ?? '')).toMatchObject({
        state: 'quarantined',
        reason: 'hidden field filled',
      });
      expect(await store.beginCall('records', limits)).toEqual({ waitMs: Infinity });
    });

    it('keeps each channel to itself', async () => {
      const { store } = await start(['records', 'mail']);
      const [receipt] = await store.accept(clean(sampleFields()));
      const mail = await store.beginCall('mail', limits);
      expect(mail).toMatchObject({ enquiries: [{ reference: receipt?.reference }] });
      expect(await store.find(receipt?.reference ?? '')).toMatchObject({ state: 'received', attempts: 0 });
      await forward(store, await begin(store));
      expect(await store.find(receipt?.reference ?? '')).toMatchObject({ state: 'forwarded' });
      expect(await store.beginCall('mail', limits)).toEqual({ waitMs: limits.leaseMs });
    });
  });
}
