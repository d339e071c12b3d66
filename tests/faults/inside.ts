/**
 * Loaded into a relay before its own code (`node --import`). It makes the relay's clock and timers run faster, so that
 * its real pauses pass quickly, and kills the process at one of its steps. The relay's code is the one that is shipped.
 *
 * The steps are told apart by the store's transactions: which statement ran in them, and their commit.
 */
import process from 'node:process';
import type { Inside, Step } from './steps.ts';
import { watchPostgres } from './watch-postgres.ts';
import { watchSqlite } from './watch-sqlite.ts';

const { speed, epoch, killAt, jumpMs } = JSON.parse(process.env['FAULTS'] ?? '') as Inside;

/** The first pass of these steps may come before anything is at stake. */
const passes: Partial<Record<Step, number>> = { storing: 2, stored: 2 };

let jumpedMs = 0;

function runClock(): void {
  const realNow = Date.now;
  const realSetTimeout = globalThis.setTimeout;
  const realTimeout = AbortSignal.timeout.bind(AbortSignal);
  Date.now = () => Math.round(epoch + (realNow() - epoch) * speed + jumpedMs);
  AbortSignal.timeout = (ms) => realTimeout(Math.round(ms / speed));
  globalThis.setTimeout = Object.assign(
    (work: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => realSetTimeout(work, ms / speed, ...values),
    realSetTimeout,
  );
}

function reach(step: Step): void {
  if (step === killAt) {
    const left = passes[step] ?? 1;
    if (left === 1) process.kill(process.pid, 'SIGKILL');
    passes[step] = left - 1;
  }
  if (step === 'leased' && jumpedMs === 0) jumpedMs = jumpMs;
}

runClock();
watchSqlite(reach);
watchPostgres(reach);
