import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { root } from '../../tools/run.ts';
import type { Inside } from './steps.ts';

/** What one life of a relay is given. */
export interface LifeOptions {
  environment: Record<string, string>;
  inside: Inside;
  /** Largest file that it may write, in kilobytes: a full disk. */
  diskKb?: number;
}

/** Whatever ends this process ends the relays that it started. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** One life of a relay: a process of its own, the shipped program on a folder that outlives it. */
export class RelayProcess {
  /** Address without a trailing slash, once it listens. */
  url: string | undefined;
  readonly ended: Promise<unknown>;
  readonly #child: ChildProcess;
  #output = '';

  constructor(folder: string, { environment, inside, diskKb }: LifeOptions) {
    const limit = diskKb === undefined ? '' : `ulimit -f ${diskKb * 2}; `;
    const program = [process.execPath, '--import', path.join(import.meta.dirname, 'inside.ts')];
    const arguments_ = ['-c', `${limit}exec "$@"`, 'sh', ...program, path.join(root, 'relay/main.ts')];
    this.#child = spawn('/bin/sh', arguments_, {
      cwd: folder,
      env: { PATH: process.env['PATH'], PORT: '0', FAULTS: JSON.stringify(inside), ...environment },
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.#output += chunk.toString();
        this.url ??= /(http:\/\/localhost:\d+)\n/.exec(this.#output)?.[1];
      });
    }
    running.add(this.#child);
    this.ended = once(this.#child, 'close').finally(() => running.delete(this.#child));
  }

  /** What it has printed. */
  get output(): string {
    return this.#output;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get wasKilled(): boolean {
    return this.#child.signalCode === 'SIGKILL';
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }
}
