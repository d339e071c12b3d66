import { lockQueues } from './postgres-calls.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { ledgerDigestOf } from './digest.ts';
import type { Erasure, ErasureCause } from './store.ts';

/** Erasing enquiries from a PostgreSQL store, and the ledger of what was erased. */
export class PostgresErasure {
  readonly #database: PostgresDatabase;

  constructor(database: PostgresDatabase) {
    this.#database = database;
  }

  async erase(references: readonly string[], cause: ErasureCause): Promise<number> {
    return this.#database.transaction(async (queries) => {
      await lockQueues(queries);
      const erased = await queries.all<{ reference: string }>(
        'DELETE FROM enquiries WHERE reference = ANY($1) RETURNING reference',
        references,
      );
      return queries.run(
        'INSERT INTO erasures SELECT digest, $2, $3 FROM unnest($1::bytea[]) AS digest',
        erased.map(({ reference }) => ledgerDigestOf(reference)),
        await queries.now(),
        cause,
      );
    });
  }

  /** Somebody was told of a quarantined enquiry when its row for e-mail is no longer quarantined. */
  async expired(cutoff: number, limit: number): Promise<string[]> {
    const rows = await this.#database.all<{ reference: string }>(
      `SELECT reference FROM deliveries AS records JOIN enquiries USING (sequence)
       LEFT JOIN deliveries AS mail ON mail.channel = 'mail' AND mail.sequence = records.sequence
       WHERE records.channel = 'records' AND records.received_at < $1
       AND (records.state = 'forwarded' OR (records.state = 'quarantined' AND mail.state <> 'quarantined'))
       ORDER BY records.sequence LIMIT $2`,
      cutoff,
      limit,
    );
    return rows.map(({ reference }) => reference);
  }

  async find(reference: string): Promise<Erasure | undefined> {
    const row = await this.#database.get<{ erased_at: number; cause: ErasureCause }>(
      'SELECT erased_at, cause FROM erasures WHERE reference_digest = $1',
      ledgerDigestOf(reference),
    );
    return row && { erasedAt: row.erased_at, cause: row.cause };
  }

  async count(): Promise<number> {
    return (await this.#database.get<{ count: number }>('SELECT count(*) AS count FROM erasures'))?.count ?? 0;
  }
}
