import { randomUUID } from 'node:crypto';
import type { SqliteDatabase } from './sqlite-database.ts';
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

interface LeasableRow extends EnquiryRow {
  attempts: number;
}

/** The calls that carry enquiries out of a SQLite store. */
export class SqliteCalls {
  readonly #database: SqliteDatabase;
  readonly #now: () => number;

  constructor(database: SqliteDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Looks first without a lock, because most often there is nothing to do. */
  begin(channel: Channel, limits: CallLimits): Call | { waitMs: number } {
    const waitMs = this.#wait(channel, limits);
    if (waitMs > 0) return { waitMs };
    return this.#database.write(() => {
      const stillWaitMs = this.#wait(channel, limits);
      return stillWaitMs > 0 ? { waitMs: stillWaitMs } : this.#start(channel, limits);
    });
  }

  /** How long until the channel may make a call for which there is something to carry. */
  #wait(channel: Channel, { perSecond, timeoutMs }: CallLimits): number {
    const now = this.#now();
    const due = this.#database.get<{ due_at: number }>(
      `SELECT due_at FROM deliveries WHERE channel = ? AND state IN ('received', 'forwarding') ORDER BY due_at LIMIT 1`,
      channel,
    );
    if (!due) return Infinity;
    const nth = this.#database.get<{ at: number }>(
      `SELECT coalesce(ended_at, min(?, started_at + ?)) AS at FROM calls WHERE channel = ?
       ORDER BY at DESC LIMIT 1 OFFSET ?`,
      now,
      timeoutMs,
      channel,
      perSecond - 1,
    );
    const { paused_until: pausedUntil } = this.#queueRow(channel);
    return waitForCall({ dueAt: due.due_at, pausedUntil, nthCallAt: nth?.at ?? null }, now);
  }

  #start(channel: Channel, { batch, leaseMs }: CallLimits): Call {
    const now = this.#now();
    const id = randomUUID();
    const rows = this.#due(channel, now, Math.min(batch, this.#queueRow(channel).batch));
    for (const { sequence } of rows) {
      this.#database.run(
        `UPDATE deliveries SET state = 'forwarding', call_id = ?, attempts = attempts + 1, due_at = ?
         WHERE channel = ? AND sequence = ?`,
        id,
        now + leaseMs,
        channel,
        sequence,
      );
    }
    this.#database.run('DELETE FROM calls WHERE abs(started_at - ?) > ?', now, callMemoryMs);
    this.#database.run('INSERT INTO calls (id, channel, started_at) VALUES (?, ?, ?)', id, channel, now);
    const enquiries = rows.map((row) => ({
      reference: row.reference,
      receivedAt: row.received_at,
      attempts: row.attempts + 1,
      fields: parseFields(row.fields),
    }));
    return { id, channel, startedAt: now, enquiries };
  }

  /** What has waited longest; where nothing is due, what a clock set back has made wait too long. */
  #due(channel: Channel, now: number, limit: number): LeasableRow[] {
    const select = (condition: string, time: number) =>
      this.#database.all<LeasableRow>(
        `SELECT enquiries.*, deliveries.attempts FROM deliveries JOIN enquiries USING (sequence)
         WHERE channel = ? AND state IN ('received', 'forwarding') AND ${condition}
         ORDER BY due_at, deliveries.sequence LIMIT ?`,
        channel,
        time,
        limit,
      );
    const rows = select('due_at <= ?', now);
    return rows.length > 0 ? rows : select('due_at > ?', now + longestWaitMs);
  }

  end(call: Call, outcomes: readonly Outcome[], { failures, batch, pausedUntil, fault }: Queue): void {
    this.#database.write(() => {
      for (const outcome of outcomes) this.#settle(call, outcome);
      this.#database.run('UPDATE calls SET ended_at = ? WHERE id = ?', this.#now(), call.id);
      this.#database.run(
        `UPDATE queues SET failures = ?, batch = ?, paused_until = ?, fault_kind = ?, fault_detail = ?, fault_since = ?
         WHERE channel = ?`,
        failures,
        batch,
        pausedUntil,
        fault?.kind ?? null,
        fault?.detail ?? null,
        fault?.since ?? null,
        call.channel,
      );
    });
  }

  /** A success holds whoever has the enquiry by now; any other outcome only while this call has it. */
  #settle(call: Call, outcome: Outcome): void {
    const { reference, state } = outcome;
    this.#database.run(
      `UPDATE deliveries SET state = ?, due_at = ?, record_id = ?, reason = ?, call_id = NULL
       WHERE channel = ? AND sequence = (SELECT sequence FROM enquiries WHERE reference = ?)
       AND (call_id = ? OR ? = 'forwarded')`,
      state,
      state === 'received' ? outcome.nextAttemptAt : 0,
      state === 'forwarded' ? outcome.recordId : null,
      state === 'forwarded' ? null : outcome.reason,
      call.channel,
      reference,
      call.id,
      state,
    );
  }

  queue(channel: Channel): Queue {
    return toQueue(this.#queueRow(channel));
  }

  #queueRow(channel: Channel): QueueRow {
    const row = this.#database.get<QueueRow>('SELECT * FROM queues WHERE channel = ?', channel);
    if (!row) throw new StoreError(`The queue ${channel} is missing from the store.`);
    return row;
  }

  /** Ends a pause, unless the service asked for it. */
  endPause(): void {
    this.#database.run(`UPDATE queues SET paused_until = 0 WHERE coalesce(fault_kind, '') <> 'throttled'`);
  }
}
