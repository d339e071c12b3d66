import { OperatorError } from '../operator-error.ts';
import type { PostgresDatabase, Queries } from './postgres-database.ts';

/**
 * The steps from an empty database to today's schema, in order; `store.version` counts those done. A released step is
 * never edited: a change is a further step.
 *
 * Erased rows of `enquiries` are given back by the server within about a minute, because its vacuum is told to come
 * for every single one. `visitors` is not logged: it is in no backup of the server's files and empty after a crash.
 */
const steps = [
  `
  CREATE TABLE store (
    version integer NOT NULL,
    secret bytea NOT NULL
  );
  INSERT INTO store
  VALUES (0, decode(replace(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

  CREATE TABLE enquiries (
    sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    reference text NOT NULL UNIQUE,
    received_at bigint NOT NULL,
    fields text NOT NULL
  ) WITH (
    autovacuum_vacuum_threshold = 0,
    autovacuum_vacuum_scale_factor = 0,
    toast.autovacuum_vacuum_threshold = 0,
    toast.autovacuum_vacuum_scale_factor = 0
  );

  CREATE TABLE digests (
    digest bytea PRIMARY KEY,
    reference text NOT NULL UNIQUE REFERENCES enquiries (reference) ON DELETE CASCADE,
    received_at bigint NOT NULL
  );

  CREATE TABLE deliveries (
    channel text NOT NULL CHECK (channel IN ('records', 'mail')),
    sequence bigint NOT NULL REFERENCES enquiries (sequence) ON DELETE CASCADE,
    received_at bigint NOT NULL,
    state text NOT NULL CHECK (state IN ('received', 'forwarding', 'forwarded', 'quarantined', 'attention')),
    due_at bigint NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    call_id text,
    record_id text,
    reason text,
    PRIMARY KEY (sequence, channel)
  );
  CREATE INDEX deliveries_by_state ON deliveries (channel, state, received_at, sequence);
  CREATE INDEX deliveries_due ON deliveries (channel, due_at, sequence) WHERE state IN ('received', 'forwarding');

  CREATE TABLE queues (
    channel text PRIMARY KEY,
    failures integer NOT NULL DEFAULT 0,
    batch integer NOT NULL DEFAULT 10,
    paused_until bigint NOT NULL DEFAULT 0,
    fault_kind text,
    fault_detail text,
    fault_since bigint,
    pauses bigint NOT NULL DEFAULT 0
  );
  INSERT INTO queues (channel) VALUES ('records'), ('mail');

  CREATE TABLE calls (
    id text PRIMARY KEY,
    channel text NOT NULL,
    started_at bigint NOT NULL,
    ended_at bigint,
    pauses bigint NOT NULL
  );

  CREATE TABLE erasures (
    reference_digest bytea PRIMARY KEY,
    erased_at bigint NOT NULL,
    cause text NOT NULL CHECK (cause IN ('retention', 'request'))
  );

  CREATE TABLE notices (name text PRIMARY KEY, sent_at bigint NOT NULL);
  CREATE TABLE checks (checked_at bigint NOT NULL);
  INSERT INTO checks VALUES (0);
  CREATE UNLOGGED TABLE visitors (key bytea PRIMARY KEY, quiet_at double precision NOT NULL);
  `,
];

/**
 * Brings a database to today's schema; relays that start at the same time do so one after the other. Without `create`
 * an empty database stays so, and is a fault. Throws `OperatorError` for that, and when a newer release has written it.
 */
export async function migrate(database: PostgresDatabase, create: boolean): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.run(`SELECT pg_advisory_xact_lock(hashtext('relay schema'))`);
    const version = await readVersion(queries);
    if (version === 0 && !create) {
      throw new OperatorError(
        `There is no store in ${database.location}. Start the relay once, or correct DATABASE_URL.`,
      );
    }
    if (version > steps.length) {
      throw new OperatorError(
        'The store was written by a newer release of the relay. Start that release, or restore a backup.',
      );
    }
    for (const step of steps.slice(version)) await queries.run(step);
    if (version < steps.length) await queries.run(`UPDATE store SET version = ${steps.length}`);
  });
}

async function readVersion(queries: Queries): Promise<number> {
  const found = await queries.get<{ name: string | null }>(`SELECT to_regclass('store') AS name`);
  if (!found?.name) return 0;
  return (await queries.get<{ version: number }>('SELECT version FROM store'))?.version ?? 0;
}
