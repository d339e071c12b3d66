import { PostgresServer } from '../../relay/testing/postgres-server.ts';

/** Databases of one PostgreSQL server, whose clocks run faster than the real one. */
export class Databases {
  readonly #server: PostgresServer;

  private constructor(server: PostgresServer) {
    this.#server = server;
  }

  /** `programs` is the folder of an installed PostgreSQL. */
  static async start(programs: string): Promise<Databases> {
    const server = new PostgresServer(programs);
    await server.start();
    return new Databases(server);
  }

  /**
   * Makes an empty database. What it calls the time runs `speed` times as fast as the real time from `epoch` on, a
   * number of milliseconds since 1970. Resolves to a value for DATABASE_URL.
   */
  async create(speed: number, epoch: number): Promise<string> {
    const url = await this.#server.createDatabase();
    const name = new URL(url).pathname.slice(1);
    const real = 'extract(epoch FROM pg_catalog.clock_timestamp())';
    const begin = epoch / 1000;
    await this.#server.query(
      name,
      `CREATE SCHEMA faults;
       CREATE FUNCTION faults.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS
         'SELECT to_timestamp(${begin} + (${real} - ${begin}) * ${speed})';
       ALTER DATABASE ${name} SET search_path = faults, public, pg_catalog;`,
    );
    return url;
  }

  async remove(): Promise<void> {
    await this.#server.remove();
  }
}
