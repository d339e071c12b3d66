import type { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../operator-error.ts';

/**
 * The steps from an empty file to today's schema, in order; `user_version` counts those done. A released step is
 * never edited: a change is a further step.
 *
 * Rows of `enquiries` are only ever added at the end and overwritten in place with text of the same length. SQLite then
 * never moves them, and so leaves no copy of erased text in a page: see docs/decisions/0012-erasure.md.
 */
const steps = [
  `
  CREATE TABLE enquiries (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    reference TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL,
    fields TEXT NOT NULL
  ) STRICT;

  CREATE TABLE digests (
    digest BLOB PRIMARY KEY,
    sequence INTEGER NOT NULL UNIQUE,
    received_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;
  INSERT INTO secrets VALUES ('digest', randomblob(32));

  CREATE TABLE deliveries (
    channel TEXT NOT NULL CHECK (channel IN ('records', 'mail')),
    sequence INTEGER NOT NULL,
    received_at INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('received', 'forwarding', 'forwarded', 'quarantined', 'attention')),
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    call_id TEXT,
    record_id TEXT,
    reason TEXT,
    PRIMARY KEY (channel, sequence)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX deliveries_by_state ON deliveries (channel, state, received_at, sequence);
  CREATE INDEX deliveries_due ON deliveries (channel, due_at, sequence) WHERE state IN ('received', 'forwarding');

  CREATE TABLE queues (
    channel TEXT PRIMARY KEY,
    failures INTEGER NOT NULL,
    batch INTEGER NOT NULL,
    paused_until INTEGER NOT NULL,
    fault_kind TEXT,
    fault_detail TEXT,
    fault_since INTEGER
  ) STRICT;
  INSERT INTO queues (channel, failures, batch, paused_until) VALUES ('records', 0, 10, 0), ('mail', 0, 10, 0);

  CREATE TABLE calls (
    id TEXT PRIMARY KEY,
    channel TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE erasures (
    reference_digest BLOB PRIMARY KEY,
    erased_at INTEGER NOT NULL,
    cause TEXT NOT NULL CHECK (cause IN ('retention', 'request'))
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE room (filler BLOB NOT NULL) STRICT;
  CREATE TABLE notices (name TEXT PRIMARY KEY, sent_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `,
];

/** Brings a database to today's schema. Throws `OperatorError` when a newer release has written it. */
export function migrate(database: DatabaseSync): void {
  if (readVersion(database) === steps.length) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = readVersion(database);
    if (version > steps.length) {
      throw new OperatorError(
        'The store was written by a newer release of the relay. Start that release, or restore a backup.',
      );
    }
    for (const step of steps.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${steps.length}`);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

function readVersion(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
}
