import { ledgerDigestOf } from './digest.ts';
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
    this.#database.run('INSERT INTO erasures VALUES (?, ?, ?)', ledgerDigestOf(reference), this.#now(), cause);
    return true;
  }

  /** Somebody was told of a quarantined enquiry when its row for e-mail is no longer quarantined. */
  expired(cutoff: number, limit: number): string[] {
    const select = (condition: string) =>
      this.#database.all<{ reference: string }>(
        `SELECT reference FROM deliveries AS records JOIN enquiries USING (sequence)
         WHERE records.channel = 'records' AND records.received_at < ? AND ${condition}
         ORDER BY records.received_at, records.sequence LIMIT ?`,
        cutoff,
        limit,
      );
    const forwarded = select(`records.state = 'forwarded'`);
    const reported = select(
      `records.state = 'quarantined' AND EXISTS (
         SELECT * FROM deliveries AS mail
         WHERE mail.channel = 'mail' AND mail.sequence = records.sequence AND mail.state <> 'quarantined')`,
    );
    return [...forwarded, ...reported].slice(0, limit).map(({ reference }) => reference);
  }

  find(reference: string): Erasure | undefined {
    const row = this.#database.get<{ erased_at: number; cause: ErasureCause }>(
      'SELECT erased_at, cause FROM erasures WHERE reference_digest = ?',
      ledgerDigestOf(reference),
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
