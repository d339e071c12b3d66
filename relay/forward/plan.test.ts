import { describe, expect, it } from 'vitest';
import { sampleFields } from '../testing/samples.ts';
import type { Queue } from '../store/store.ts';
import type { Result } from './destination.ts';
import { backOff, defaultSchedule, settle } from './plan.ts';

const now = 1_000_000;
const healthy: Queue = { failures: 0, batch: 10, pausedUntil: 0, fault: null };

function settleCall(attempts: number[], result: Result, queue: Queue = healthy) {
  const enquiries = attempts.map((count, index) => ({
    reference: `rec${index}`,
    receivedAt: 0,
    attempts: count,
    fields: sampleFields(),
  }));
  return settle({ enquiries }, result, queue, 10, now, defaultSchedule, () => 0);
}

describe('pauses', () => {
  it('start at 1 s, double, and end at 15 minutes', () => {
    const pauses = [1, 2, 3, 10, 11, 1000].map((failures) => backOff(failures, defaultSchedule, 0));
    expect(pauses).toEqual([1_000, 2_000, 4_000, 512_000, 900_000, 900_000]);
  });

  it('are lengthened by chance, never shortened', () => {
    expect(backOff(1, defaultSchedule, 1)).toBe(1_200);
    expect(backOff(1, defaultSchedule, 1 / 3)).toBe(1_067);
    expect(backOff(1000, defaultSchedule, 1)).toBe(900_000);
  });
});

describe('what follows from a call', () => {
  it('forwards each enquiry under its own record, and doubles the batch', () => {
    const { outcomes, queue } = settleCall(
      [1, 1],
      { kind: 'delivered', recordIds: ['recX', null] },
      { ...healthy, batch: 2 },
    );
    expect(outcomes).toEqual([
      { state: 'forwarded', reference: 'rec0', recordId: 'recX' },
      { state: 'forwarded', reference: 'rec1', recordId: null },
    ]);
    expect(queue).toEqual({ ...healthy, batch: 4 });
  });

  it('ends a fault with the first success', () => {
    const fault = { kind: 'trouble', detail: '500', since: 1 } as const;
    const troubled: Queue = { failures: 4, batch: 1, pausedUntil: now - 1, fault };
    expect(settleCall([5], { kind: 'delivered', recordIds: ['recX'] }, troubled).queue).toEqual({
      ...healthy,
      batch: 2,
    });
  });

  it('halves a refused batch at once, and sets aside the one that is refused alone', () => {
    const batch = settleCall([1, 1, 1, 1, 1], { kind: 'refused', detail: '422 X' });
    expect(batch.outcomes.every(({ state }) => state === 'received')).toBe(true);
    expect(batch.queue).toEqual({ ...healthy, batch: 2 });
    const single = settleCall([3], { kind: 'refused', detail: '422 X' });
    expect(single.outcomes).toEqual([{ state: 'attention', reference: 'rec0', reason: '422 X' }]);
    expect(single.queue.pausedUntil).toBe(0);
  });

  it('leaves the service alone as long as it asks', () => {
    const { outcomes, queue } = settleCall([1], { kind: 'throttled', detail: '429', waitMs: 30_000 });
    expect(outcomes).toMatchObject([{ state: 'received', nextAttemptAt: now + 30_000 }]);
    expect(queue).toEqual({
      ...healthy,
      pausedUntil: now + 30_000,
      fault: { kind: 'throttled', detail: '429', since: now },
    });
  });

  it.each(['trouble', 'configuration'] as const)(
    'pauses longer with each %s, and never gives up an enquiry',
    (kind) => {
      let queue = healthy;
      const pauses: number[] = [];
      for (let failure = 1; failure <= 12; failure += 1) {
        const settlement = settleCall([failure], { kind, detail: 'x', waitMs: 0 }, queue);
        expect(settlement.outcomes).toMatchObject([{ state: 'received' }]);
        queue = settlement.queue;
        pauses.push(queue.pausedUntil - now);
      }
      expect(pauses.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000]);
      expect(pauses.at(-1)).toBe(900_000);
      expect(queue).toMatchObject({ batch: 1, fault: { kind, since: now } });
    },
  );

  it('waits at least as long as a troubled service asks', () => {
    const { queue, outcomes } = settleCall([1], { kind: 'trouble', detail: '503', waitMs: 20_000 });
    expect(queue.pausedUntil).toBe(now + 20_000);
    expect(outcomes).toMatchObject([{ nextAttemptAt: now + 20_000 }]);
  });

  it('sets an enquiry that often failed back further than the queue', () => {
    const { queue, outcomes } = settleCall([5], { kind: 'trouble', detail: '500', waitMs: 0 });
    expect(queue.pausedUntil).toBe(now + 1_000);
    expect(outcomes).toMatchObject([{ nextAttemptAt: now + 16_000 }]);
  });
});
