import { Client, Pool, TypeOverrides, types, type PoolConfig } from 'pg';
import { StoreError } from './store.ts';

/** Connections of one relay: enough for what waits for the disk at the same time, few enough for several relays. */
const mostConnections = 10;

/** Longest wait for a connection. A page gives up after 20 s and must have its answer before. */
const connectWithinMs = 3_000;

/** Longest wait for one statement, and, a little later, for the server's word that it was given up. */
const statementWithinMs = 5_000;
const answerWithinMs = 6_000;

/** Longest wait for a lock. */
const lockWithinMs = 3_000;

/** A transaction left open this long, as by a machine that lost its power, is undone by the server. */
const idleWithinMs = 10_000;

type Value = string | number | boolean | Buffer | null | readonly Value[];

type Ask = (sql: string, values: Value[]) => Promise<{ rows: unknown[]; rowCount: number | null }>;

/** Numbers are below 2 ** 53: counts, and milliseconds since 1970. */
const parsers = new TypeOverrides(types);
parsers.setTypeParser(types.builtins.INT8, Number);

/** Asks a database, inside a transaction or outside of any. Every fault becomes a `StoreError`. */
export class Queries {
  readonly #ask: Ask;
  readonly #clock: (() => number) | undefined;

  constructor(ask: Ask, clock: (() => number) | undefined) {
    this.#ask = ask;
    this.#clock = clock;
  }

  /** All rows of a query. The caller vouches for the row's shape, which the schema holds. */
  async all<Row>(sql: string, ...values: Value[]): Promise<Row[]> {
    return (await guard(this.#ask(sql, values))).rows as Row[];
  }

  /** First row of a query. */
  async get<Row>(sql: string, ...values: Value[]): Promise<Row | undefined> {
    return (await this.all<Row>(sql, ...values))[0];
  }

  /** Runs a change; resolves to how many rows it touched. */
  async run(sql: string, ...values: Value[]): Promise<number> {
    return (await guard(this.#ask(sql, values))).rowCount ?? 0;
  }

  /** The time of the clock that all relays share, in milliseconds since 1970: the database's. */
  async now(): Promise<number> {
    if (this.#clock) return this.#clock();
    const row = await this.get<{ now: number }>(
      'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now',
    );
    if (!row) throw new StoreError('The database has no clock.');
    return row.now;
  }
}

/** Some connections to a PostgreSQL database. One that fails is closed, and the next question opens another. */
export class PostgresDatabase extends Queries {
  /** For people: where it is, without user and password. */
  readonly location: string;
  readonly #pool: Pool;
  readonly #clock: (() => number) | undefined;

  /** Connects to nothing yet. `clock` takes the place of the database's own. Throws when `url` is faulty. */
  constructor(url: string, clock?: () => number) {
    const { host, port, database } = new Client(url);
    const pool = new Pool(poolConfig(url));
    super((sql, values) => pool.query(sql, values), clock);
    this.location = `the PostgreSQL database ${database ?? ''} at ${host}:${port}`;
    this.#pool = pool;
    this.#clock = clock;
    // A connection that breaks while nobody uses it: whoever asks next gets a new one.
    pool.on('error', () => undefined);
  }

  /** One transaction: all of it or nothing. When it fails its connection is closed, which undoes it. */
  async transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    const client = await guard(this.#pool.connect());
    const queries = new Queries((sql, values) => client.query(sql, values), this.#clock);
    try {
      await queries.run('BEGIN ISOLATION LEVEL READ COMMITTED');
      const result = await work(queries);
      await queries.run('COMMIT');
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

function poolConfig(url: string): PoolConfig {
  return {
    connectionString: url,
    application_name: 'relay',
    max: mostConnections,
    connectionTimeoutMillis: connectWithinMs,
    statement_timeout: statementWithinMs,
    query_timeout: answerWithinMs,
    lock_timeout: lockWithinMs,
    idle_in_transaction_session_timeout: idleWithinMs,
    keepAlive: true,
    // Whatever the server's default: a commit that returns is on its disk.
    options: '-c synchronous_commit=on',
    types: parsers,
  };
}

/** The server's own words may quote values, so only their code is told; the driver's words are fixed texts. */
async function guard<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const code = codeOf(error);
    // The log prints nothing of a cause but its code, which the driver's own faults lack.
    const cause = error instanceof Error ? Object.assign(error, { code }) : error;
    throw new StoreError(`The database failed: ${code}`, { cause });
  }
}

/** The server's SQLSTATE, the system's code, or the driver's words. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
