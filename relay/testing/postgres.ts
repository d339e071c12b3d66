import process from 'node:process';
import { afterAll } from 'vitest';
import { ensurePostgres } from '../../tools/postgres.ts';
import { slow } from './eventually.ts';
import { PostgresServer } from './postgres-server.ts';

/**
 * A server for this test file, started, and removed after the last test. Null where none is installed or can be; that
 * is said aloud on a person's machine, and a failure where `CI` is set.
 */
export async function postgresServer(): Promise<PostgresServer | null> {
  const programs = ensurePostgres();
  if (programs === undefined) {
    const message = 'PostgreSQL is not installed: the tests of the store on it are skipped.';
    if (process.env['CI']) throw new Error(message);
    console.warn(message);
    return null;
  }
  const server = new PostgresServer(programs);
  afterAll(() => server.remove(), slow.timeout);
  await server.start();
  return server;
}
