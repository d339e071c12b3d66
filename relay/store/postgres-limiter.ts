import { createHmac } from 'node:crypto';
import { maxRecordsPerCall } from '../../enquiry/wire.ts';
import type { Limiter, Limits } from '../http/limiter.ts';
import type { PostgresDatabase } from './postgres-database.ts';

const minuteMs = 60_000;

/** Room for enquiries that refills steadily. */
interface Bucket {
  key: Buffer;
  /** How long one enquiry's room takes to refill. */
  refillMs: number;
  /** Enquiries that fit into it. */
  capacity: number;
}

/**
 * Counts in the database, so that all relays share the limits. A network is known by a digest that only the store's
 * secret can make, and only until its bucket would be full again: a full bucket and none are the same. `tidy` drops
 * those rows; only what was let through has one.
 */
export class PostgresLimiter implements Limiter {
  readonly #database: PostgresDatabase;
  readonly #limits: Limits;
  readonly #secret: Buffer;

  constructor(database: PostgresDatabase, limits: Limits, secret: Buffer) {
    this.#database = database;
    this.#limits = limits;
    this.#secret = secret;
  }

  async take(network: string | null, count: number): Promise<number> {
    const { perMinute, burst, totalPerMinute } = this.#limits;
    const buckets = [this.#bucket('', totalPerMinute, totalPerMinute)];
    if (network !== null) buckets.push(this.#bucket(network, perMinute, burst));
    return this.#database.transaction(async (queries) => {
      await queries.run(`SELECT pg_advisory_xact_lock(hashtext('relay limits'))`);
      const now = await queries.now();
      const rows = await queries.all<{ key: Buffer; quiet_at: number }>(
        'SELECT key, quiet_at FROM visitors WHERE key = ANY($1)',
        buckets.map(({ key }) => key),
      );
      const quietAt = (bucket: Bucket) => {
        const row = rows.find(({ key }) => key.equals(bucket.key));
        // Fuller than a bucket can be: the clock was set back.
        const latest = now + (bucket.capacity + maxRecordsPerCall) * bucket.refillMs;
        return row === undefined || row.quiet_at > latest ? now : Math.max(now, row.quiet_at);
      };
      const waits = buckets.map((bucket) => {
        const { refillMs, capacity } = bucket;
        return quietAt(bucket) - now - (capacity - Math.min(count, capacity)) * refillMs;
      });
      const waitMs = Math.ceil(Math.max(0, ...waits));
      if (waitMs > 0) return waitMs;
      await queries.run(
        `INSERT INTO visitors SELECT * FROM unnest($1::bytea[], $2::double precision[])
         ON CONFLICT (key) DO UPDATE SET quiet_at = excluded.quiet_at`,
        buckets.map(({ key }) => key),
        buckets.map((bucket) => quietAt(bucket) + count * bucket.refillMs),
      );
      return 0;
    });
  }

  #bucket(name: string, perMinute: number, capacity: number): Bucket {
    const key = createHmac('sha256', this.#secret).update(`limit ${name}`).digest();
    return { key, refillMs: minuteMs / perMinute, capacity };
  }
}
