import { randomUUID } from 'node:crypto';
import type { PostgresDatabase, Queries } from './postgres-database.ts';
import { parseFields, toQueue, type EnquiryRow, type QueueRow } from './rows.ts';
import {
  longestWaitMs,
  StoreError,
  type Call,
  type CallLimits,
  type Channel,
  type Outcome,
  type Queue,
} from './store.ts';
import { callMemoryMs, waitForCall } from './waits.ts';

/** Wait for enquiries that are due, but held by somebody else at this moment. */
const heldMs = 50;

/**
 * Locks the row of one queue, or of all. Whoever changes deliveries that exist does this first: so the relays take
 * turns, count each other's calls, and never wait for each other in a circle.
 */
export async function lockQueues(queries: Queries, channel: Channel | null = null): Promise<void> {
  await queries.run('SELECT FROM queues WHERE channel = $1 OR $1::text IS NULL ORDER BY channel FOR UPDATE', channel);
}

/** The calls by which all relays together carry enquiries out of a PostgreSQL store. */
export class PostgresCalls {
  readonly #database: PostgresDatabase;
  readonly #relayClock: () => number;

  /** `relayClock` is the clock by which this relay plans its pauses. */
  constructor(database: PostgresDatabase, relayClock: () => number) {
    this.#database = database;
    this.#relayClock = relayClock;
  }

  /** Looks first without a lock, because most often there is nothing to do. */
  async begin(channel: Channel, limits: CallLimits): Promise<Call | { waitMs: number }> {
    const waitMs = await this.#wait(this.#database, channel, limits);
    if (waitMs > 0) return { waitMs };
    return this.#database.transaction(async (queries) => {
      await lockQueues(queries, channel);
      const stillWaitMs = await this.#wait(queries, channel, limits);
      return stillWaitMs > 0 ? { waitMs: stillWaitMs } : this.#start(queries, channel, limits);
    });
  }

  /** How long until the channel may make a call for which there is something to carry. */
  async #wait(queries: Queries, channel: Channel, { perSecond, timeoutMs }: CallLimits): Promise<number> {
    const now = await queries.now();
    const row = await queries.get<{ due_at: number | null; paused_until: number; nth_at: number | null }>(
      `SELECT paused_until,
         (SELECT due_at FROM deliveries WHERE channel = $1 AND state IN ('received', 'forwarding')
          ORDER BY due_at LIMIT 1) AS due_at,
         (SELECT coalesce(ended_at, least($2::bigint, started_at + $3)) AS at FROM calls WHERE channel = $1
          ORDER BY at DESC LIMIT 1 OFFSET $4) AS nth_at
       FROM queues WHERE channel = $1`,
      channel,
      now,
      timeoutMs,
      perSecond - 1,
    );
    if (!row) throw missingQueue(channel);
    if (row.due_at === null) return Infinity;
    return waitForCall({ dueAt: row.due_at, pausedUntil: row.paused_until, nthCallAt: row.nth_at }, now);
  }

  async #start(queries: Queries, channel: Channel, { batch, leaseMs }: CallLimits): Promise<Call | { waitMs: number }> {
    const id = randomUUID();
    const now = await queries.now();
    const rows = await queries.all<EnquiryRow & { attempts: number }>(
      `WITH due AS (
         SELECT channel, sequence, due_at FROM deliveries
         WHERE channel = $1 AND state IN ('received', 'forwarding') AND (due_at <= $2 OR due_at > $3)
         ORDER BY due_at, sequence LIMIT least($4, (SELECT batch FROM queues WHERE channel = $1))
         FOR UPDATE SKIP LOCKED
       ), leased AS (
         UPDATE deliveries SET state = 'forwarding', call_id = $5, attempts = attempts + 1, due_at = $6
         FROM due WHERE deliveries.channel = due.channel AND deliveries.sequence = due.sequence
         RETURNING deliveries.sequence, attempts
       )
       SELECT enquiries.*, leased.attempts
       FROM due JOIN leased USING (sequence) JOIN enquiries USING (sequence) ORDER BY due.due_at, sequence`,
      channel,
      now,
      now + longestWaitMs,
      batch,
      id,
      now + leaseMs,
    );
    if (rows.length === 0) return { waitMs: heldMs };
    await queries.run('DELETE FROM calls WHERE abs(started_at - $1) > $2', now, callMemoryMs);
    await queries.run(
      `INSERT INTO calls (id, channel, started_at, pauses)
       SELECT $1, channel, $2, pauses FROM queues WHERE channel = $3`,
      id,
      now,
      channel,
    );
    const enquiries = rows.map(({ reference, received_at: receivedAt, attempts, fields }) => ({
      reference,
      receivedAt,
      attempts,
      fields: parseFields(fields),
    }));
    return { id, channel, startedAt: now, enquiries };
  }

  /** What was planned by this relay's clock is written down by the database's. */
  async end(call: Call, outcomes: readonly Outcome[], queue: Queue): Promise<void> {
    await this.#database.transaction(async (queries) => {
      await lockQueues(queries, call.channel);
      const before = this.#relayClock();
      const now = await queries.now();
      const toDatabaseTime = (at: number) => (at === 0 ? 0 : at + now - before);
      await settle(queries, call, outcomes, toDatabaseTime);
      await leaveQueue(queries, call, { ...queue, pausedUntil: toDatabaseTime(queue.pausedUntil) }, now);
      await queries.run('UPDATE calls SET ended_at = $1 WHERE id = $2', now, call.id);
    });
  }

  async queue(channel: Channel): Promise<Queue> {
    const row = await this.#database.get<QueueRow>('SELECT * FROM queues WHERE channel = $1', channel);
    if (!row) throw missingQueue(channel);
    return toQueue(row);
  }
}

/** A success holds whoever has the enquiry by now; any other outcome only while this call has it. */
async function settle(
  queries: Queries,
  call: Call,
  outcomes: readonly Outcome[],
  toDatabaseTime: (at: number) => number,
): Promise<void> {
  await queries.run(
    `UPDATE deliveries
     SET state = outcome.state, due_at = outcome.due_at, record_id = outcome.record_id, reason = outcome.reason,
       call_id = NULL
     FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[])
       AS outcome (reference, state, due_at, record_id, reason) JOIN enquiries USING (reference)
     WHERE deliveries.channel = $6 AND deliveries.sequence = enquiries.sequence
     AND (call_id = $7 OR outcome.state = 'forwarded')`,
    outcomes.map(({ reference }) => reference),
    outcomes.map(({ state }) => state),
    outcomes.map((outcome) => (outcome.state === 'received' ? toDatabaseTime(outcome.nextAttemptAt) : 0)),
    outcomes.map((outcome) => (outcome.state === 'forwarded' ? outcome.recordId : null)),
    outcomes.map((outcome) => (outcome.state === 'forwarded' ? null : outcome.reason)),
    call.channel,
    call.id,
  );
}

/** A call that ran while another relay's call paused the queue may lengthen that pause, but not end it. */
async function leaveQueue(
  queries: Queries,
  { id, channel }: Call,
  { failures, batch, pausedUntil, fault }: Queue,
  now: number,
): Promise<void> {
  await queries.run(
    `UPDATE queues
     SET failures = $1, batch = $2, paused_until = $3::bigint, fault_kind = $4, fault_detail = $5, fault_since = $6,
       pauses = pauses + CASE WHEN $3::bigint > 0 THEN 1 ELSE 0 END
     WHERE channel = $7 AND (paused_until <= greatest($3::bigint, $8::bigint) OR pauses = (SELECT calls.pauses FROM calls WHERE id = $9))`,
    failures,
    batch,
    pausedUntil,
    fault?.kind ?? null,
    fault?.detail ?? null,
    fault?.since ?? null,
    channel,
    now,
    id,
  );
}

function missingQueue(channel: Channel): StoreError {
  return new StoreError(`The queue ${channel} is missing from the store.`);
}
