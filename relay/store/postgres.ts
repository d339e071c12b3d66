import type { Limiter, Limits } from '../http/limiter.ts';
import { OperatorError } from '../operator-error.ts';
import { accept } from './postgres-accept.ts';
import { lockQueues, PostgresCalls } from './postgres-calls.ts';
import { PostgresDatabase } from './postgres-database.ts';
import { PostgresErasure } from './postgres-erasure.ts';
import { PostgresLimiter } from './postgres-limiter.ts';
import { migrate } from './postgres-schema.ts';
import { selectStored, toStoredEnquiry, type StoredRow } from './rows.ts';
import {
  repeatWindowMs,
  states,
  StoreError,
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

/** What a PostgreSQL store can be told. */
export interface PostgresOptions {
  /** The ways out that each new enquiry takes. */
  channels: readonly Channel[];
  /** Whether an empty database is made a store; otherwise it is a fault. */
  create?: boolean;
  /** Takes the place of the database's clock and the relay's; tests bring their own. */
  now?: () => number;
}

/**
 * Keeps enquiries in a PostgreSQL database that several relays may share: docs/decisions/0015-postgresql.md. When the
 * connection breaks during a commit nobody knows whether it held: the call fails then, and made again changes nothing
 * twice.
 */
export class PostgresStore implements Store {
  readonly location: string;
  readonly #database: PostgresDatabase;
  readonly #channels: readonly Channel[];
  readonly #secret: Buffer;
  readonly #calls: PostgresCalls;
  readonly #erasure: PostgresErasure;

  private constructor(database: PostgresDatabase, secret: Buffer, { channels, now = Date.now }: PostgresOptions) {
    this.location = database.location;
    this.#database = database;
    this.#channels = channels;
    this.#secret = secret;
    this.#calls = new PostgresCalls(database, now);
    this.#erasure = new PostgresErasure(database);
  }

  /** Opens the store in the database that `url` names. Throws `OperatorError` when that is impossible. */
  static async open(url: string, options: PostgresOptions): Promise<PostgresStore> {
    const database = connect(url, options);
    try {
      await migrate(database, options.create ?? true);
      return new PostgresStore(database, await readSecret(database), options);
    } catch (error) {
      await database.close();
      throw error instanceof StoreError ? unusable(database.location, error.cause) : error;
    }
  }

  /** The limits that all relays on this database share. */
  limiter(limits: Limits): Limiter {
    return new PostgresLimiter(this.#database, limits, this.#secret);
  }

  async accept(enquiries: readonly NewEnquiry[]): Promise<Receipt[]> {
    return accept(this.#database, enquiries, this.#channels, this.#secret);
  }

  async beginCall(channel: Channel, limits: CallLimits): Promise<Call | { waitMs: number }> {
    return this.#calls.begin(channel, limits);
  }

  async endCall(call: Call, outcomes: readonly Outcome[], queue: Queue): Promise<void> {
    await this.#calls.end(call, outcomes, queue);
  }

  async queue(channel: Channel): Promise<Queue> {
    return this.#calls.queue(channel);
  }

  async backlog(): Promise<Backlog> {
    const oldest = await this.#database.get<{ at: number | null }>(
      `SELECT min(at) AS at FROM (
         SELECT min(received_at) AS at FROM deliveries WHERE channel = 'records' AND state = 'received' UNION ALL
         SELECT min(received_at) FROM deliveries WHERE channel = 'records' AND state = 'forwarding') AS oldest`,
    );
    const attention = await this.#database.get<{ count: number }>(
      `SELECT count(*) AS count FROM deliveries WHERE channel = 'records' AND state = 'attention'`,
    );
    return { oldestAt: oldest?.at ?? null, attention: attention?.count ?? 0 };
  }

  async find(reference: string): Promise<StoredEnquiry | undefined> {
    const row = await this.#database.get<StoredRow>(`${selectStored} WHERE reference = $1`, reference);
    return row && toStoredEnquiry(row);
  }

  async *enquiries(): AsyncGenerator<StoredEnquiry> {
    let last = 0;
    for (;;) {
      const rows = await this.#database.all<StoredRow>(
        `${selectStored} WHERE enquiries.sequence > $1 ORDER BY enquiries.sequence LIMIT $2`,
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
    const rows = await this.#database.all<{ state: State; count: number }>(
      `SELECT state, count(*) AS count FROM deliveries WHERE channel = 'records' GROUP BY state`,
    );
    const counted = new Map(rows.map(({ state, count }) => [state, count]));
    return Object.fromEntries(states.map((state) => [state, counted.get(state) ?? 0])) as Record<State, number>;
  }

  async retry(reference?: string): Promise<number> {
    return this.#database.transaction(async (queries) => {
      await lockQueues(queries);
      const changes = await queries.run(
        `UPDATE deliveries SET state = 'received', due_at = 0
         WHERE channel = 'records' AND state IN ('received', 'attention')
         AND ($1::text IS NULL OR sequence = (SELECT sequence FROM enquiries WHERE reference = $1))`,
        reference ?? null,
      );
      if (changes > 0) {
        await queries.run(`UPDATE queues SET paused_until = 0 WHERE coalesce(fault_kind, '') <> 'throttled'`);
      }
      return changes;
    });
  }

  async release(reference: string): Promise<boolean> {
    return this.#database.transaction(async (queries) => {
      await lockQueues(queries);
      const stored = await queries.get<StoredRow>(`${selectStored} WHERE reference = $1`, reference);
      if (stored?.state !== 'quarantined') return false;
      await queries.run(
        `UPDATE deliveries SET state = 'received', due_at = 0, reason = NULL WHERE sequence = $1`,
        stored.sequence,
      );
      return true;
    });
  }

  async unreported(limit: number): Promise<StoredEnquiry[]> {
    const rows = await this.#database.all<StoredRow>(
      `${selectStored} WHERE enquiries.sequence IN (
         SELECT sequence FROM deliveries WHERE channel = 'mail' AND state = 'quarantined' ORDER BY received_at, sequence LIMIT $1)
       ORDER BY enquiries.sequence`,
      limit,
    );
    return rows.map(toStoredEnquiry);
  }

  async markReported(references: readonly string[]): Promise<void> {
    await this.#database.transaction(async (queries) => {
      await lockQueues(queries);
      await queries.run(
        `UPDATE deliveries SET state = 'forwarded' WHERE channel = 'mail' AND state = 'quarantined'
         AND sequence IN (SELECT sequence FROM enquiries WHERE reference = ANY($1))`,
        references,
      );
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
    const now = await this.#database.now();
    await this.#database.run('DELETE FROM digests WHERE received_at <= $1', now - repeatWindowMs);
    await this.#database.run('DELETE FROM visitors WHERE quiet_at <= $1', now);
  }

  /** The files are the server's: its vacuum, as the schema asks, gives back what was erased. */
  async scrub(): Promise<boolean> {
    return true;
  }

  async noticeSentAt(name: string): Promise<number | null> {
    const row = await this.#database.get<{ sent_at: number }>('SELECT sent_at FROM notices WHERE name = $1', name);
    return row?.sent_at ?? null;
  }

  async setNoticeSentAt(name: string, sentAt: number | null): Promise<void> {
    if (sentAt === null) await this.#database.run('DELETE FROM notices WHERE name = $1', name);
    else {
      await this.#database.run(
        'INSERT INTO notices VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET sent_at = excluded.sent_at',
        name,
        sentAt,
      );
    }
  }

  /** Only a real write shows that the server is no read-only copy, and has room. */
  async check(): Promise<void> {
    await this.#database.run('UPDATE checks SET checked_at = $1', await this.#database.now());
  }

  async close(): Promise<void> {
    await this.#database.close();
  }
}

function connect(url: string, { now }: PostgresOptions): PostgresDatabase {
  try {
    return new PostgresDatabase(url, now);
  } catch (error) {
    throw unusable('the database that DATABASE_URL names', error);
  }
}

function unusable(location: string, cause: unknown): OperatorError {
  const { message = '', code = '' } = cause instanceof Error ? (cause as NodeJS.ErrnoException) : {};
  return new OperatorError(
    `The store in ${location} cannot be opened (${message || code}). Check DATABASE_URL, that the server runs, and that its user may create tables there.`,
  );
}

async function readSecret(database: PostgresDatabase): Promise<Buffer> {
  const row = await database.get<{ secret: Buffer }>('SELECT secret FROM store');
  if (!row) throw new OperatorError('The store has lost its secret. Restore a backup.');
  return row.secret;
}
