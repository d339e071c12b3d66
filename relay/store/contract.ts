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

  describe(`${name}: the operator's commands`, () => {
    const suspect = (fields = sampleFields()) => [{ fields, suspicion: 'hidden field filled' }];
    const fault = { kind: 'configuration', detail: '401', since: 0 } as const;

    it('counts enquiries by state', async () => {
      const { store } = await start();
      await store.accept(clean(...manySamples(3)));
      await store.accept(suspect());
      await forward(store, await begin(store, { batch: 1 }));
      expect(await store.counts()).toEqual({ received: 2, forwarding: 0, forwarded: 1, quarantined: 1, attention: 0 });
    });

    it('tells since when the oldest enquiry waits, and how many need attention', async () => {
      const { store, clock } = await start();
      expect(await store.backlog()).toEqual({ oldestAt: null, attention: 0 });
      const [first] = await store.accept(clean(sampleFields()));
      const receivedAt = clock.ms;
      clock.ms += 1_000;
      await store.accept(clean(...manySamples(2)));
      expect(await store.backlog()).toEqual({ oldestAt: receivedAt, attention: 0 });
      const call = await begin(store, { batch: 1 });
      expect(await store.backlog()).toEqual({ oldestAt: receivedAt, attention: 0 });
      const outcome = { state: 'attention', reference: first?.reference ?? '', reason: '422' } as const;
      await store.endCall(call, [outcome], healthy);
      expect(await store.backlog()).toEqual({ oldestAt: receivedAt + 1_000, attention: 1 });
    });

    it('tries all again at once, and ends the pause', async () => {
      const { store, clock } = await start();
      const [first, second] = await store.accept(clean(...manySamples(3)));
      const call = await begin(store, { batch: 2 });
      const nextAttemptAt = clock.ms + 900_000;
      await store.endCall(
        call,
        [
          { state: 'attention', reference: first?.reference ?? '', reason: '422' },
          { state: 'received', reference: second?.reference ?? '', nextAttemptAt, reason: '401' },
        ],
        { failures: 9, batch: 1, pausedUntil: nextAttemptAt, fault },
      );
      expect(await store.retry()).toBe(3);
      expect(await store.queue('records')).toMatchObject({ pausedUntil: 0, fault });
      expect((await begin(store)).enquiries).toHaveLength(1);
    });

    it('tries one again', async () => {
      const { store } = await start();
      const receipts = await store.accept(clean(...manySamples(2)));
      const references = receipts.map(({ reference }) => reference);
      const outcomes = references.map((reference) => ({ state: 'attention' as const, reference, reason: '422' }));
      await store.endCall(await begin(store), outcomes, healthy);
      expect(await store.retry(references[1])).toBe(1);
      expect((await begin(store)).enquiries).toMatchObject([{ reference: references[1], attempts: 2 }]);
      expect(await store.retry('recABCDEFGHIJ1234')).toBe(0);
    });

    it('leaves a service that asked for it alone', async () => {
      const { store, clock } = await start();
      await store.accept(clean(...manySamples(2)));
      const pausedUntil = clock.ms + 30_000;
      const throttled = { kind: 'throttled', detail: '429', since: clock.ms } as const;
      await store.endCall(await begin(store, { batch: 1 }), [], { ...healthy, pausedUntil, fault: throttled });
      await store.retry();
      expect(await store.beginCall('records', limits)).toEqual({ waitMs: 30_000 });
    });

    it('does not send again what is forwarded or quarantined', async () => {
      const { store } = await start();
      await store.accept(suspect());
      await store.accept(clean(...manySamples(1)));
      await forward(store, await begin(store));
      expect(await store.retry()).toBe(0);
      expect(await store.beginCall('records', limits)).toEqual({ waitMs: Infinity });
    });

    it('releases a quarantined enquiry on every channel', async () => {
      const { store } = await start(['records', 'mail']);
      const [receipt] = await store.accept(suspect());
      const reference = receipt?.reference ?? '';
      expect(await store.release(reference)).toBe(true);
      expect(await store.find(reference)).toMatchObject({ state: 'received', reason: null });
      expect((await begin(store)).enquiries).toMatchObject([{ reference }]);
      expect(await store.beginCall('mail', limits)).toMatchObject({ enquiries: [{ reference }] });
      expect(await store.release(reference)).toBe(false);
      expect(await store.release('recABCDEFGHIJ1234')).toBe(false);
    });

    it('remembers which suspects somebody was told of', async () => {
      const { store } = await start(['records', 'mail']);
      await store.accept(clean(sampleFields()));
      for (const fields of manySamples(3)) await store.accept(suspect(fields));
      const first = await store.unreported(2);
      expect(first.map(({ fields }) => fields)).toEqual(manySamples(2));
      expect(first).toMatchObject([{ state: 'quarantined', reason: 'hidden field filled' }, {}]);
      await store.markReported(first.map(({ reference }) => reference));
      expect((await store.unreported(10)).map(({ fields }) => fields)).toEqual(manySamples(3).slice(2));
      expect(await store.counts()).toMatchObject({ quarantined: 3 });
    });

    it('remembers when notices were sent', async () => {
      const { store, reopen } = await start();
      expect(await store.noticeSentAt('paused')).toBeNull();
      await store.setNoticeSentAt('paused', 5);
      await store.setNoticeSentAt('paused', 6);
      await store.close();
      const reopened = await reopen();
      expect(await reopened.noticeSentAt('paused')).toBe(6);
      await reopened.setNoticeSentAt('paused', null);
      expect(await reopened.noticeSentAt('paused')).toBeNull();
    });

    it('can be asked whether it can store', async () => {
      const { store } = await start();
      await expect(store.check()).resolves.toBeUndefined();
    });
  });

  describe(`${name}: erasing`, () => {
    it('forgets an enquiry and the mark of it, and keeps an entry in the ledger', async () => {
      const { store, clock } = await start();
      const [first, second] = await store.accept(clean(...manySamples(2)));
      const reference = first?.reference ?? '';
      expect(await store.erase([reference, 'recABCDEFGHIJ1234'], 'request')).toBe(1);
      expect(await store.find(reference)).toBeUndefined();
      expect(await Array.fromAsync(store.enquiries())).toMatchObject([{ reference: second?.reference }]);
      expect(await store.counts()).toMatchObject({ received: 1 });
      expect(await store.erasure(reference)).toEqual({ erasedAt: clock.ms, cause: 'request' });
      expect(await store.erasure(second?.reference ?? '')).toBeUndefined();
      expect(await store.erased()).toBe(1);
      expect(await store.erase([reference], 'request')).toBe(0);
      const [again] = await store.accept(clean(...manySamples(1)));
      expect(again).toMatchObject({ repeated: false });
      expect(again?.reference).not.toBe(reference);
    });

    it('survives that an enquiry is erased while a call carries it', async () => {
      const { store } = await start();
      const [receipt] = await store.accept(clean(sampleFields()));
      const call = await begin(store);
      await store.erase([receipt?.reference ?? ''], 'request');
      await forward(store, call);
      expect(await Array.fromAsync(store.enquiries())).toEqual([]);
    });

    it('finds what has been kept long enough: forwarded, or quarantined and mentioned to someone', async () => {
      const { store, clock } = await start(['records', 'mail']);
      const [forwarded] = await store.accept(clean(sampleFields()));
      await forward(store, await begin(store));
      await store.accept(clean(...manySamples(1)));
      const [mentioned] = await store.accept([{ fields: sampleFields({ Mensaje: 'a' }), suspicion: 'links' }]);
      await store.markReported([mentioned?.reference ?? '']);
      await store.accept([{ fields: sampleFields({ Mensaje: 'b' }), suspicion: 'links' }]);
      expect(await store.expired(clock.ms, 10)).toEqual([]);
      expect(await store.expired(clock.ms + 1, 10)).toEqual([forwarded?.reference, mentioned?.reference]);
      expect(await store.expired(clock.ms + 1, 1)).toEqual([forwarded?.reference]);
    });

    it('drops old marks, and only those', async () => {
      const { store, clock } = await start();
      const [old] = await store.accept(clean(sampleFields()));
      clock.ms += repeatWindowMs - 1;
      const [young] = await store.accept(clean(...manySamples(1)));
      await store.tidy();
      expect(await store.accept(clean(sampleFields()))).toMatchObject([{ reference: old?.reference, repeated: true }]);
      clock.ms += 1;
      await store.tidy();
      expect(await store.accept(clean(...manySamples(1)))).toMatchObject([{ reference: young?.reference }]);
      expect(await store.accept(clean(sampleFields()))).toMatchObject([{ repeated: false }]);
    });
  });
}
