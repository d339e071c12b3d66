import { longestWaitMs } from './store.ts';

/** How long a call is remembered: only the last second matters, and a call that a killed process never ended. */
export const callMemoryMs = 60_000;

/** What a call has to wait for. */
interface Waits {
  /** When the next enquiry is due. */
  dueAt: number;
  /** When the queue's pause ends. */
  pausedUntil: number;
  /** When the call ended that is as many calls back as a second may hold; null when there were fewer. */
  nthCallAt: number | null;
}

/** How many milliseconds until a call may be made. A second counts from its first millisecond to after its last. */
export function waitForCall({ dueAt, pausedUntil, nthCallAt }: Waits, now: number): number {
  return Math.max(
    boundedWait(dueAt - now, longestWaitMs),
    boundedWait(pausedUntil - now, longestWaitMs),
    nthCallAt === null ? 0 : boundedWait(nthCallAt + 1001 - now, 1001),
  );
}

/** A wait that a clock set back has made longer than any planned one counts as over. */
function boundedWait(waitMs: number, longestMs: number): number {
  return waitMs > longestMs ? 0 : Math.max(0, waitMs);
}
