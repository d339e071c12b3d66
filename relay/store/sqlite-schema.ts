import type { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../operator-error.ts';

/**
 * The steps from an empty file to today's schema, in order; `user_version` counts those done. A released step is
 * never edited: a change is a further step.
 */
const steps = [
  `
  CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;
  INSERT INTO secrets VALUES ('digest', randomblob(32));

  CREATE TABLE enquiries (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    reference TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL,
    digest BLOB NOT NULL,
    fields TEXT NOT NULL
  ) STRICT;
  CREATE INDEX enquiries_by_digest ON enquiries (digest, received_at);

  CREATE TABLE deliveries (
    channel TEXT NOT NULL,
    sequence INTEGER NOT NULL REFERENCES enquiries ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('received', 'forwarding', 'forwarded', 'quarantined', 'attention')),
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    call_id TEXT,
    record_id TEXT,
    reason TEXT,
    PRIMARY KEY (channel, sequence)
  ) STRICT, WITHOUT ROWID;
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
