import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { EnquiryFields } from '../../enquiry/enquiry.ts';
import { OperatorError } from '../operator-error.ts';
import { digestOf } from './digest.ts';
import { newReference } from './reference.ts';
import { migrate } from './sqlite-schema.ts';
import {
  longestWaitMs,
  repeatWindowMs,
  StoreError,
  type Call,
  type CallLimits,
  type Channel,
  type Fault,
  type LeasedEnquiry,
  type NewEnquiry,
  type Outcome,
  type Queue,
  type Receipt,
  type State,
  type Store,
  type StoredEnquiry,
} from './store.ts';

/** How long a write waits for another process (the command line) to finish its own; the relay stands still meanwhile. */
const lockTimeoutMs = 1000;

/** How long a call is remembered: only the last second matters, and a call that a killed process never ended. */
const callMemoryMs = 60_000;

/** Enquiries read at a time in a walk over all of them. */
const pageSize = 200;

interface EnquiryRow {
  sequence: number;
  reference: string;
  received_at: number;
  fields: string;
}

interface StoredRow extends EnquiryRow {
  state: State;
  attempts: number;
  record_id: string | null;
  reason: string | null;
}

interface QueueRow {
  failures: number;
  batch: number;
  paused_until: number;
  fault_kind: Fault['kind'] | null;
  fault_detail: string | null;
  fault_since: number | null;
}

/** What a SQLite store can be told. */
export interface SqliteOptions {
  /** The ways out that each new enquiry takes. */
  channels: readonly Channel[];
  /** Whether a missing store is made; otherwise it is a fault. */
  create?: boolean;
  /** The time; tests bring their own. */
  now?: () => number;
}

/**
 * Keeps enquiries in one SQLite file, inside this process. `synchronous=FULL` in WAL mode syncs the log before a
 * commit returns. Another process may have the file open too: the command line, while the relay runs.
 */
export class SqliteStore implements Store {
  readonly location: string;
  readonly #database: DatabaseSync;
  readonly #channels: readonly Channel[];
  readonly #now: () => number;
  readonly #secret: Uint8Array;

  /** Opens the store in `folder`. Throws `OperatorError` when that is impossible. */
  constructor(folder: string, { channels, create = true, now = Date.now }: SqliteOptions) {
    this.location = path.join(folder, 'enquiries.sqlite');
    this.#channels = channels;
    this.#now = now;
    if (!create && !existsSync(this.location)) {
      throw new OperatorError(`There is no store at ${this.location}. Start the relay once, or correct DATA_DIR.`);
    }
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      this.#database = new DatabaseSync(this.location, { timeout: lockTimeoutMs });
      this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
      migrate(this.#database);
      const row = this.#database.prepare(`SELECT value FROM secrets WHERE name = 'digest'`).get();
      this.#secret = row?.['value'] as Uint8Array;
    } catch (error) {
      if (error instanceof OperatorError) throw error;
      throw new OperatorError(
        `The store ${this.location} cannot be opened (${describe(error)}). Set DATA_DIR to a folder that the relay may write.`,
      );
    }
  }

  async accept(enquiries: readonly NewEnquiry[]): Promise<Receipt[]> {
    return this.#write(() => enquiries.map((enquiry) => this.#acceptOne(enquiry)));
  }

  #acceptOne({ fields, suspicion }: NewEnquiry): Receipt {
    const now = this.#now();
    const digest = digestOf(fields, this.#secret);
    const earlier = this.#get<EnquiryRow>(
      `SELECT * FROM enquiries WHERE digest = ? AND received_at > ? ORDER BY received_at LIMIT 1`,
      digest,
      now - repeatWindowMs,
    );
    if (earlier) {
      return { reference: earlier.reference, receivedAt: earlier.received_at, fields, repeated: true };
    }
    const reference = newReference();
    const { lastInsertRowid } = this.#database
      .prepare('INSERT INTO enquiries (reference, received_at, digest, fields) VALUES (?, ?, ?, ?)')
      .run(reference, now, digest, JSON.stringify(fields));
    const insert = this.#database.prepare(
      'INSERT INTO deliveries (channel, sequence, state, due_at, reason) VALUES (?, ?, ?, 0, ?)',
    );
    const state: State = suspicion === null ? 'received' : 'quarantined';
    for (const channel of this.#channels) insert.run(channel, lastInsertRowid, state, suspicion);
    return { reference, receivedAt: now, fields, repeated: false };
  }

  async beginCall(channel: Channel, limits: CallLimits): Promise<Call | { waitMs: number }> {
    const waitMs = this.#read(() => this.#waitForCall(channel, limits));
    if (waitMs > 0) return { waitMs };
    return this.#write(() => {
      const stillWaitMs = this.#waitForCall(channel, limits);
      if (stillWaitMs > 0) return { waitMs: stillWaitMs };
      return this.#startCall(channel, limits);
    });
  }

  /** How long until the channel may make a call for which there is something to carry. */
  #waitForCall(channel: Channel, { perSecond, timeoutMs }: CallLimits): number {
    const now = this.#now();
    const due = this.#get<{ due_at: number }>(
      `SELECT due_at FROM deliveries WHERE channel = ? AND state IN ('received', 'forwarding') ORDER BY due_at LIMIT 1`,
      channel,
    );
    if (!due) return Infinity;
    const nth = this.#get<{ at: number }>(
      `SELECT coalesce(ended_at, min(?, started_at + ?)) AS at FROM calls WHERE channel = ?
       ORDER BY at DESC LIMIT 1 OFFSET ?`,
      now,
      timeoutMs,
      channel,
      perSecond - 1,
    );
    return Math.max(
      boundedWait(due.due_at - now, longestWaitMs),
      boundedWait(this.#queueRow(channel).paused_until - now, longestWaitMs),
      nth ? boundedWait(nth.at + 1001 - now, 1001) : 0,
    );
  }

  #startCall(channel: Channel, { batch, leaseMs }: CallLimits): Call {
    const now = this.#now();
    const id = randomUUID();
    const rows = this.#all<EnquiryRow & { attempts: number }>(
      `SELECT enquiries.*, deliveries.attempts FROM deliveries JOIN enquiries USING (sequence)
       WHERE channel = ? AND state IN ('received', 'forwarding') AND (due_at <= ? OR due_at > ?)
       ORDER BY due_at, sequence LIMIT ?`,
      channel,
      now,
      now + longestWaitMs,
      Math.min(batch, this.#queueRow(channel).batch),
    );
    const lease = this.#database.prepare(
      `UPDATE deliveries SET state = 'forwarding', call_id = ?, attempts = attempts + 1, due_at = ?
       WHERE channel = ? AND sequence = ?`,
    );
    for (const row of rows) lease.run(id, now + leaseMs, channel, row.sequence);
    this.#database.prepare('DELETE FROM calls WHERE abs(started_at - ?) > ?').run(now, callMemoryMs);
    this.#database.prepare('INSERT INTO calls (id, channel, started_at) VALUES (?, ?, ?)').run(id, channel, now);
    const enquiries = rows.map((row): LeasedEnquiry => ({
      reference: row.reference,
      receivedAt: row.received_at,
      attempts: row.attempts + 1,
      fields: parseFields(row.fields),
    }));
    return { id, channel, startedAt: now, enquiries };
  }

  async endCall(call: Call, outcomes: readonly Outcome[], queue: Queue): Promise<void> {
    this.#write(() => {
      for (const outcome of outcomes) this.#settle(call, outcome);
      this.#database.prepare('UPDATE calls SET ended_at = ? WHERE id = ?').run(this.#now(), call.id);
      this.#database
        .prepare(
          `UPDATE queues SET failures = ?, batch = ?, paused_until = ?, fault_kind = ?, fault_detail = ?, fault_since = ?
           WHERE channel = ?`,
        )
        .run(
          queue.failures,
          queue.batch,
          queue.pausedUntil,
          queue.fault?.kind ?? null,
          queue.fault?.detail ?? null,
          queue.fault?.since ?? null,
          call.channel,
        );
    });
  }

  /** A success holds whoever has the enquiry by now; any other outcome only while this call has it. */
  #settle(call: Call, outcome: Outcome): void {
    const { reference, state } = outcome;
    const dueAt = state === 'received' ? outcome.nextAttemptAt : 0;
    const recordId = state === 'forwarded' ? outcome.recordId : null;
    const reason = state === 'forwarded' ? null : outcome.reason;
    this.#database
      .prepare(
        `UPDATE deliveries SET state = ?, due_at = ?, record_id = ?, reason = ?, call_id = NULL
         WHERE channel = ? AND sequence = (SELECT sequence FROM enquiries WHERE reference = ?)
         AND (call_id = ? OR ? = 'forwarded')`,
      )
      .run(state, dueAt, recordId, reason, call.channel, reference, call.id, state);
  }

  async queue(channel: Channel): Promise<Queue> {
    const row = this.#read(() => this.#queueRow(channel));
    const { fault_kind: kind, fault_detail: detail, fault_since: since } = row;
    return {
      failures: row.failures,
      batch: row.batch,
      pausedUntil: row.paused_until,
      fault: kind === null || detail === null || since === null ? null : { kind, detail, since },
    };
  }

  #queueRow(channel: Channel): QueueRow {
    const row = this.#get<QueueRow>('SELECT * FROM queues WHERE channel = ?', channel);
    if (!row) throw new StoreError(`The queue ${channel} is missing from the store.`);
    return row;
  }

  async find(reference: string): Promise<StoredEnquiry | undefined> {
    const row = this.#read(() => this.#get<StoredRow>(`${selectStored} WHERE reference = ?`, reference));
    return row && toStoredEnquiry(row);
  }

  async *enquiries(): AsyncGenerator<StoredEnquiry> {
    let last = 0;
    for (;;) {
      const rows = this.#read(() =>
        this.#all<StoredRow>(
          `${selectStored} WHERE enquiries.sequence > ? ORDER BY enquiries.sequence LIMIT ?`,
          last,
          pageSize,
        ),
      );
      for (const row of rows) {
        yield toStoredEnquiry(row);
        last = row.sequence;
      }
      if (rows.length < pageSize) return;
    }
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  #get<Row>(sql: string, ...values: (string | number | Uint8Array)[]): Row | undefined {
    return this.#database.prepare(sql).get(...values) as Row | undefined;
  }

  #all<Row>(sql: string, ...values: (string | number)[]): Row[] {
    return this.#database.prepare(sql).all(...values) as Row[];
  }

  #read<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      throw new StoreError(describe(error), { cause: error });
    }
  }

  /** One transaction. The write lock is taken at its start, so that what it reads stays true. */
  #write<Result>(work: () => Result): Result {
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw new StoreError(describe(error), { cause: error });
    }
  }
}

const selectStored = `
  SELECT enquiries.*, state, attempts, record_id, reason
  FROM enquiries JOIN deliveries ON channel = 'records' AND deliveries.sequence = enquiries.sequence`;

function toStoredEnquiry(row: StoredRow): StoredEnquiry {
  return {
    reference: row.reference,
    state: row.state,
    receivedAt: row.received_at,
    attempts: row.attempts,
    recordId: row.record_id,
    reason: row.reason,
    fields: parseFields(row.fields),
  };
}

/** Only checked fields are ever written, so what is read needs no second check. */
function parseFields(text: string): EnquiryFields {
  return JSON.parse(text) as EnquiryFields;
}

/** A wait that a clock set back has made longer than any planned one counts as over. */
function boundedWait(waitMs: number, longestMs: number): number {
  return waitMs > longestMs ? 0 : Math.max(0, waitMs);
}

/** SQLite's own words for a fault; they never hold data. */
function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
