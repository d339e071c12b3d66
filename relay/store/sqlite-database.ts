import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { migrate } from './sqlite-schema.ts';
import { StoreError } from './store.ts';

/** How long a write waits for another process (the command line) to finish its own; the relay stands still meanwhile. */
const lockTimeoutMs = 1000;

type Value = string | number | bigint | Uint8Array | null;

/** One connection to a SQLite file. Every fault becomes a `StoreError`. */
export class SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /** Opens the file, made if missing, and brings it to today's schema. */
  constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: lockTimeoutMs });
    try {
      this.#database.exec(`
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = FULL;
        PRAGMA secure_delete = ON;
        PRAGMA temp_store = MEMORY;
      `);
      migrate(this.#database);
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  /** First row of a query. The caller vouches for the row's shape, which the schema's strict tables hold. */
  get<Row>(sql: string, ...values: Value[]): Row | undefined {
    return guard(() => this.#prepare(sql).get(...values)) as Row | undefined;
  }

  /** All rows of a query. */
  all<Row>(sql: string, ...values: Value[]): Row[] {
    return guard(() => this.#prepare(sql).all(...values)) as Row[];
  }

  /** Runs a change; returns how many rows it touched and the last row's number. */
  run(sql: string, ...values: Value[]): { changes: number; lastRow: number } {
    const { changes, lastInsertRowid } = guard(() => this.#prepare(sql).run(...values));
    return { changes: Number(changes), lastRow: Number(lastInsertRowid) };
  }

  /** One transaction. The write lock is taken at its start, so that what it reads stays true. */
  write<Result>(work: () => Result): Result {
    return guard(() => {
      try {
        this.#database.exec('BEGIN IMMEDIATE');
        const result = work();
        this.#database.exec('COMMIT');
        return result;
      } catch (error) {
        if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
        throw error;
      }
    });
  }

  close(): void {
    this.#database.close();
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** SQLite's words for a fault are fixed texts and hold no data. */
function guard<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
