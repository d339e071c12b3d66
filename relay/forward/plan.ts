import type { Call, Fault, Outcome, Queue } from '../store/store.ts';
import type { Result } from './destination.ts';

/** Pauses between attempts: 1 s after the first failure, twice as long after each further one, at most 15 minutes. */
export interface Schedule {
  firstMs: number;
  longestMs: number;
}

export const defaultSchedule: Schedule = { firstMs: 1000, longestMs: 15 * 60 * 1000 };

/** Largest part of a pause that chance adds, so that many relays do not return in step. */
const jitter = 0.2;

/** The pause after the `failures`-th failure in a row, in whole milliseconds; `chance` is from 0 to 1. */
export function backOff(failures: number, { firstMs, longestMs }: Schedule, chance: number): number {
  return Math.min(longestMs, Math.round(firstMs * 2 ** (failures - 1) * (1 + jitter * chance)));
}

/** What to write down after a call. */
export interface Settlement {
  outcomes: Outcome[];
  queue: Queue;
}

/**
 * Decides what follows from a call's result. After a failure the whole queue pauses, and the next call carries a single
 * enquiry: of a service that is down little is asked, and one enquiry that makes every call fail is found, set back by
 * its own growing pauses, and holds no other. Each success doubles the next batch.
 */
export function settle(
  { enquiries }: Pick<Call, 'enquiries'>,
  result: Result,
  queue: Queue,
  largestBatch: number,
  now: number,
  schedule: Schedule,
  chance: () => number,
): Settlement {
  const healthy: Queue = { failures: 0, batch: queue.batch, pausedUntil: 0, fault: null };
  switch (result.kind) {
    case 'delivered':
      return {
        outcomes: enquiries.map(({ reference }, index) => ({
          state: 'forwarded',
          reference,
          recordId: result.recordIds[index] ?? null,
        })),
        queue: { ...healthy, batch: Math.min(largestBatch, queue.batch * 2) },
      };
    case 'refused':
      return {
        outcomes: enquiries.map(({ reference }) =>
          enquiries.length === 1
            ? { state: 'attention', reference, reason: result.detail }
            : { state: 'received', reference, nextAttemptAt: 0, reason: result.detail },
        ),
        queue: { ...healthy, batch: Math.max(1, Math.floor(enquiries.length / 2)) },
      };
    case 'throttled': {
      const pausedUntil = now + result.waitMs;
      return {
        outcomes: enquiries.map(({ reference }) => ({
          state: 'received',
          reference,
          nextAttemptAt: pausedUntil,
          reason: result.detail,
        })),
        queue: { ...queue, pausedUntil, fault: faultOf(result, queue, now) },
      };
    }
    case 'configuration':
    case 'trouble': {
      const failures = queue.failures + 1;
      const least = result.kind === 'trouble' ? result.waitMs : 0;
      const pauseMs = Math.max(least, backOff(failures, schedule, chance()));
      return {
        outcomes: enquiries.map(({ reference, attempts }) => ({
          state: 'received',
          reference,
          nextAttemptAt: now + Math.max(pauseMs, backOff(attempts, schedule, chance())),
          reason: result.detail,
        })),
        queue: { failures, batch: 1, pausedUntil: now + pauseMs, fault: faultOf(result, queue, now) },
      };
    }
  }
}

function faultOf({ kind, detail }: { kind: Fault['kind']; detail: string }, { fault }: Queue, now: number): Fault {
  return { kind, detail, since: fault?.kind === kind ? fault.since : now };
}
