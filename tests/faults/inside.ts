/**
 * Loaded into a relay before its own code (`node --import`). It makes the relay's clock and timers run faster, so that
 * its real pauses pass quickly, and kills the process at one of its steps. The relay's code is the one that is shipped.
 *
 * The steps are told apart by the transactions of the SQLite store: which statement ran in them, and their commit.
 */
import { DatabaseSync, StatementSync } from 'node:sqlite';
import process from 'node:process';
import type { Inside, Step } from './steps.ts';

const { speed, epoch, killAt, jumpMs } = JSON.parse(process.env['FAULTS'] ?? '') as Inside;

/** The first pass of these steps may come before anything is at stake. */
const passes: Partial<Record<Step, number>> = { storing: 2, stored: 2 };

/** The steps before and after the commit of a transaction that runs a statement. */
const transactions: { statement: RegExp; before: Step; after: Step }[] = [
  { statement: /^INSERT INTO enquiries /, before: 'storing', after: 'stored' },
  { statement: /^INSERT INTO calls /, before: 'leasing', after: 'leased' },
  { statement: /^UPDATE calls /, before: 'answered', after: 'settled' },
];

let jumpedMs = 0;
let transaction: (typeof transactions)[number] | undefined;

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

function watchStore(): void {
  const { run } = StatementSync.prototype;
  const { exec } = DatabaseSync.prototype;
  StatementSync.prototype.run = function (this: StatementSync, ...values: unknown[]) {
    transaction ??= transactions.find(({ statement }) => statement.test(this.sourceSQL.trimStart()));
    return Reflect.apply(run, this, values) as ReturnType<typeof run>;
  };
  DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string) {
    if (sql === 'COMMIT' && transaction) reach(transaction.before);
    exec.call(this, sql);
    if (sql === 'COMMIT' && transaction) reach(transaction.after);
    if (sql === 'COMMIT' || sql === 'ROLLBACK') transaction = undefined;
  };
}

runClock();
watchStore();
