import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { digestOf } from './digest.ts';
import { newReference } from './reference.ts';
import { SqliteCalls } from './sqlite-calls.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { SqliteErasure } from './sqlite-erasure.ts';
import { parseFields, selectStored, toStoredEnquiry, type EnquiryRow, type StoredRow } from './rows.ts';
import {
  repeatWindowMs,
  states,
  type Backlog,
  type Call,
  type CallLimits,
  type Channel,
  type Erasure,
  type ErasureCause,
  type NewEnquiry,
  type Outcome,
  type Queue,
  type Receipt,
  type State,
  type Store,
  type StoredEnquiry,
} from './store.ts';

/** Enquiries read at a time in a walk over all of them. */
const pageSize = 200;

/** Marks dropped in one transaction, so that none is long. */
const tidyBatch = 500;

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
  readonly #database: SqliteDatabase;
  readonly #channels: readonly Channel[];
  readonly #now: () => number;
  readonly #secret: Uint8Array;
  readonly #calls: SqliteCalls;
  readonly #erasure: SqliteErasure;

  /** Opens the store in `folder`. Throws `OperatorError` when that is impossible. */
  constructor(folder: string, { channels, create = true, now = Date.now }: SqliteOptions) {
    this.location = path.join(folder, 'enquiries.sqlite');
    this.#channels = channels;
    this.#now = now;
    if (!create && !existsSync(this.location)) {
      throw new OperatorError(`There is no store at ${this.location}. Start the relay once, or correct DATA_DIR.`);
    }
    this.#database = openDatabase(this.location);
    this.#secret = readSecret(this.#database);
    this.#calls = new SqliteCalls(this.#database, now);
    this.#erasure = new SqliteErasure(this.#database, now);
  }

  async accept(enquiries: readonly NewEnquiry[]): Promise<Receipt[]> {
    return this.#database.write(() => enquiries.map((enquiry) => this.#acceptOne(enquiry)));
  }

  #acceptOne({ fields, suspicion }: NewEnquiry): Receipt {
    const now = this.#now();
    const digest = digestOf(fields, this.#secret);
    const earlier = this.#database.get<EnquiryRow>(
      'SELECT enquiries.* FROM digests JOIN enquiries USING (sequence) WHERE digest = ? AND digests.received_at > ?',
      digest,
      now - repeatWindowMs,
    );
    if (earlier) {
      const { reference, received_at: receivedAt } = earlier;
      return { reference, receivedAt, fields: parseFields(earlier.fields), repeated: true };
    }
    const reference = newReference();
    const { lastRow: sequence } = this.#database.run(
      'INSERT INTO enquiries (reference, received_at, fields) VALUES (?, ?, ?)',
      reference,
      now,
      JSON.stringify(fields),
    );
    this.#database.run('INSERT OR REPLACE INTO digests VALUES (?, ?, ?)', digest, sequence, now);
    for (const channel of this.#channels) {
      this.#database.run(
        'INSERT INTO deliveries (channel, sequence, received_at, state, due_at, reason) VALUES (?, ?, ?, ?, 0, ?)',
        channel,
        sequence,
        now,
        suspicion === null ? 'received' : 'quarantined',
        suspicion,
      );
    }
    return { reference, receivedAt: now, fields, repeated: false };
  }

  async beginCall(channel: Channel, limits: CallLimits): Promise<Call | { waitMs: number }> {
    return this.#calls.begin(channel, limits);
  }

  async endCall(call: Call, outcomes: readonly Outcome[], queue: Queue): Promise<void> {
    this.#calls.end(call, outcomes, queue);
  }

  async queue(channel: Channel): Promise<Queue> {
    return this.#calls.queue(channel);
  }

  async backlog(): Promise<Backlog> {
    const oldest = this.#database.get<{ at: number | null }>(
      `SELECT min(at) AS at FROM (
         SELECT min(received_at) AS at FROM deliveries WHERE channel = 'records' AND state = 'received' UNION ALL
         SELECT min(received_at) FROM deliveries WHERE channel = 'records' AND state = 'forwarding')`,
    );
    const attention = this.#database.get<{ count: number }>(
      `SELECT count(*) AS count FROM deliveries WHERE channel = 'records' AND state = 'attention'`,
    );
    return { oldestAt: oldest?.at ?? null, attention: attention?.count ?? 0 };
  }

  async find(reference: string): Promise<StoredEnquiry | undefined> {
    const row = this.#database.get<StoredRow>(`${selectStored} WHERE reference = ?`, reference);
    return row && toStoredEnquiry(row);
  }

  async *enquiries(): AsyncGenerator<StoredEnquiry> {
    let last = 0;
    for (;;) {
      const rows = this.#database.all<StoredRow>(
        `${selectStored} WHERE enquiries.sequence > ? ORDER BY enquiries.sequence LIMIT ?`,
        last,
        pageSize,
      );
      for (const row of rows) {
        yield toStoredEnquiry(row);
        last = row.sequence;
      }
      if (rows.length < pageSize) return;
    }
  }

  async counts(): Promise<Record<State, number>> {
    const rows = this.#database.all<{ state: State; count: number }>(
      `SELECT state, count(*) AS count FROM deliveries WHERE channel = 'records' GROUP BY state`,
    );
    const counted = new Map(rows.map(({ state, count }) => [state, count]));
    return Object.fromEntries(states.map((state) => [state, counted.get(state) ?? 0])) as Record<State, number>;
  }

  async retry(reference?: string): Promise<number> {
    return this.#database.write(() => {
      const { changes } = this.#database.run(
        `UPDATE deliveries SET state = 'received', due_at = 0
         WHERE channel = 'records' AND state IN ('received', 'attention')
         AND (?1 IS NULL OR sequence = (SELECT sequence FROM enquiries WHERE reference = ?1))`,
        reference ?? null,
      );
      if (changes > 0) this.#calls.endPause();
      return changes;
    });
  }

  async release(reference: string): Promise<boolean> {
    return this.#database.write(() => {
      const stored = this.#database.get<StoredRow>(`${selectStored} WHERE reference = ?`, reference);
      if (stored?.state !== 'quarantined') return false;
      this.#database.run(
        `UPDATE deliveries SET state = 'received', due_at = 0, reason = NULL WHERE sequence = ?`,
        stored.sequence,
      );
      return true;
    });
  }

  async unreported(limit: number): Promise<StoredEnquiry[]> {
    const rows = this.#database.all<StoredRow>(
      `${selectStored} WHERE enquiries.sequence IN (
         SELECT sequence FROM deliveries WHERE channel = 'mail' AND state = 'quarantined' ORDER BY received_at LIMIT ?)
       ORDER BY enquiries.sequence`,
      limit,
    );
    return rows.map(toStoredEnquiry);
  }

  async markReported(references: readonly string[]): Promise<void> {
    this.#database.write(() => {
      for (const reference of references) {
        this.#database.run(
          `UPDATE deliveries SET state = 'forwarded' WHERE channel = 'mail' AND state = 'quarantined'
           AND sequence = (SELECT sequence FROM enquiries WHERE reference = ?)`,
          reference,
        );
      }
    });
  }

  async expired(cutoff: number, limit: number): Promise<string[]> {
    return this.#erasure.expired(cutoff, limit);
  }

  async erase(references: readonly string[], cause: ErasureCause): Promise<number> {
    return this.#erasure.erase(references, cause);
  }

  async erasure(reference: string): Promise<Erasure | undefined> {
    return this.#erasure.find(reference);
  }

  async erased(): Promise<number> {
    return this.#erasure.count();
  }

  async tidy(): Promise<void> {
    let dropped = tidyBatch;
    while (dropped === tidyBatch) {
      dropped = this.#database.run(
        'DELETE FROM digests WHERE digest IN (SELECT digest FROM digests WHERE received_at <= ? LIMIT ?)',
        this.#now() - repeatWindowMs,
        tidyBatch,
      ).changes;
    }
  }

  async scrub(): Promise<boolean> {
    return this.#erasure.scrub();
  }

  async noticeSentAt(name: string): Promise<number | null> {
    const row = this.#database.get<{ sent_at: number }>('SELECT sent_at FROM notices WHERE name = ?', name);
    return row?.sent_at ?? null;
  }

  async setNoticeSentAt(name: string, sentAt: number | null): Promise<void> {
    if (sentAt === null) this.#database.run('DELETE FROM notices WHERE name = ?', name);
    else this.#database.run('INSERT OR REPLACE INTO notices VALUES (?, ?)', name, sentAt);
  }

  /** Only a real write shows that there is room and permission for the next: one as large as the largest call. */
  async check(): Promise<void> {
    this.#database.run('INSERT INTO room VALUES (zeroblob(65536))');
    this.#database.run('DELETE FROM room');
  }

  async close(): Promise<void> {
    this.#database.close();
  }
}

function openDatabase(file: string): SqliteDatabase {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    return new SqliteDatabase(file);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(
      `The store ${file} cannot be opened (${reason}). Set DATA_DIR to a folder that the relay may write.`,
    );
  }
}

function readSecret(database: SqliteDatabase): Uint8Array {
  const row = database.get<{ value: Uint8Array }>(`SELECT value FROM secrets WHERE name = 'digest'`);
  if (!row) throw new OperatorError('The store has lost its secret. Restore a backup.');
  return row.value;
}
