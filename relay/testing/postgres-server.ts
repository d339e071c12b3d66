import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** Who PostgreSQL runs as, which refuses root: its own user, else nobody. Null: whoever runs the tests. */
function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string, user: string) => spawnSync('id', [flag, user], { encoding: 'utf8' });
  const user = idOf('-u', 'postgres').status === 0 ? 'postgres' : 'nobody';
  return { uid: Number(idOf('-u', user).stdout), gid: Number(idOf('-g', user).stdout) };
}

/** Longest wait for a server to answer after its start, in milliseconds. */
const startWithinMs = 15_000;

/** A PostgreSQL server of its own, with its files and its socket in a folder of its own and no port. */
export class PostgresServer {
  readonly #programs: string;
  readonly #folder: string;
  readonly #user = serverUser();
  #process: ChildProcess | undefined;
  #databases = 0;

  constructor(programs: string) {
    this.#programs = programs;
    // Sockets have short names: not every system's temporary folder leaves room for one.
    this.#folder = mkdtempSync('/tmp/relay-postgres-');
    if (this.#user) chownSync(this.#folder, this.#user.uid, this.#user.gid);
    const made = spawnSync(
      path.join(programs, 'initdb'),
      ['--pgdata', this.#data, '--username=relay', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
      { ...this.#user, cwd: this.#folder, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`initdb failed:\n${made.stderr}`);
  }

  get #data(): string {
    return path.join(this.#folder, 'data');
  }

  async start(): Promise<void> {
    // What outlives the machine's power is the server's own matter; without waiting for the disk the tests are quick.
    const settings = [`unix_socket_directories=${this.#folder}`, 'listen_addresses=', 'fsync=off'];
    const options = ['-D', this.#data, ...settings.flatMap((setting) => ['-c', setting])];
    this.#process = spawn(path.join(this.#programs, 'postgres'), options, {
      ...this.#user,
      cwd: this.#folder,
      stdio: 'ignore',
    });
    const deadline = performance.now() + startWithinMs;
    while (!(await this.#answers())) {
      if (performance.now() > deadline) throw new Error('PostgreSQL does not answer.');
      await delay(50);
    }
  }

  async #answers(): Promise<boolean> {
    try {
      await this.query('postgres', 'SELECT 1');
      return true;
    } catch {
      return false;
    }
  }

  /** Stops at once, as when the machine is switched off. */
  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill('SIGQUIT');
    await once(running, 'exit');
  }

  /** Stops, and leaves no file behind. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Makes an empty database. Out: value for DATABASE_URL. */
  async createDatabase(): Promise<string> {
    this.#databases += 1;
    const name = `test${this.#databases}`;
    await this.query('postgres', `CREATE DATABASE ${name}`);
    return this.url(name);
  }

  /** Address of a database of this server. */
  url(database: string): string {
    return `postgres:///${database}?host=${encodeURIComponent(this.#folder)}&user=relay`;
  }

  /** Runs SQL as the operator would, past the relay. Out: its rows. */
  async query(database: string, sql: string): Promise<Record<string, unknown>[]> {
    const client = new Client(this.url(database));
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }
}
