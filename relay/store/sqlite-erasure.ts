import { createHash } from 'node:crypto';
import type { SqliteDatabase } from './sqlite-database.ts';
import type { Erasure, ErasureCause } from './store.ts';

/** Erasing enquiries from a SQLite store, and the ledger of what was erased. */
export class SqliteErasure {
  readonly #database: SqliteDatabase;
  readonly #now: () => number;

  constructor(database: SqliteDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  erase(references: readonly string[], cause: ErasureCause): number {
    return this.#database.write(() => references.filter((reference) => this.#eraseOne(reference, cause)).length);
  }

  /** The text is overwritten where it stands; the row stays, so that SQLite moves no other. */
  #eraseOne(reference: string, cause: ErasureCause): boolean {
    const row = this.#database.get<{ sequence: number }>(
      `SELECT sequence FROM enquiries JOIN deliveries USING (sequence) WHERE reference = ? AND channel = 'records'`,
      reference,
    );
    if (!row) return false;
    this.#database.run(
      `UPDATE enquiries SET fields = printf('%.*c', octet_length(fields), ' ') WHERE sequence = ?`,
      row.sequence,
    );
    this.#database.run('DELETE FROM deliveries WHERE sequence = ?', row.sequence);
    this.#database.run('DELETE FROM digests WHERE sequence = ?', row.sequence);
    this.#database.run('INSERT INTO erasures VALUES (?, ?, ?)', digestOf(reference), this.#now(), cause);
    return true;
  }

  /** Forwarded enquiries, and quarantined ones that somebody was told of: their row for e-mail is no longer quarantined. */
  expired(cutoff: number, limit: number): string[] {
    const rows = this.#database.all<{ reference: string }>(
      `SELECT reference FROM deliveries AS records JOIN enquiries USING (sequence)
       LEFT JOIN deliveries AS mail ON mail.channel = 'mail' AND mail.sequence = records.sequence
       WHERE records.channel = 'records' AND received_at < ?
       AND (records.state = 'forwarded' OR (records.state = 'quarantined' AND mail.state <> 'quarantined'))
       ORDER BY records.sequence LIMIT ?`,
      cutoff,
      limit,
    );
    return rows.map(({ reference }) => reference);
  }

  find(reference: string): Erasure | undefined {
    const row = this.#database.get<{ erased_at: number; cause: ErasureCause }>(
      'SELECT erased_at, cause FROM erasures WHERE reference_digest = ?',
      digestOf(reference),
    );
    return row && { erasedAt: row.erased_at, cause: row.cause };
  }

  count(): number {
    return this.#database.get<{ count: number }>('SELECT count(*) AS count FROM erasures')?.count ?? 0;
  }

  /** What was overwritten is still in the write-ahead log until that has been copied into the file and emptied. */
  scrub(): boolean {
    const row = this.#database.get<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)');
    return row?.busy === 0;
  }
}

function digestOf(reference: string): Buffer {
  return createHash('sha256').update(reference).digest();
}
