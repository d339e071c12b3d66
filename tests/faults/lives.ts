import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeSite } from '../../relay/testing/site.ts';
import { RelayProcess, type LifeOptions } from './relay-process.ts';
import type { Inside } from './steps.ts';

/** What a life is given beyond what all lives of a trial have in common. */
export interface LifeChanges extends Partial<Pick<LifeOptions, 'environment' | 'diskKb'>> {
  inside?: Partial<Pick<Inside, 'killAt' | 'jumpMs'>>;
}

/** The relay's lives in one folder: when none is left, the next begins, as under a service manager. */
export class Lives {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  readonly #environment: Record<string, string>;
  readonly #inside: Inside;
  readonly #lives: RelayProcess[] = [];
  #over = false;
  #asked = 0;

  /** `environment` is that of every life, whose clock runs `speed` times as fast as the real one from `epoch` on. */
  constructor(environment: Record<string, string>, { speed, epoch }: Pick<Inside, 'speed' | 'epoch'>) {
    writeSite(path.join(this.#folder, 'dist'));
    this.#environment = environment;
    this.#inside = { speed, epoch, killAt: null, jumpMs: 0 };
  }

  /** Folder of the store. */
  get dataFolder(): string {
    return path.join(this.#folder, 'data');
  }

  /** Address of a relay that listens: of each in turn. */
  findUrl(): string | undefined {
    const urls = this.#lives.filter(({ isRunning }) => isRunning).flatMap(({ url }) => url ?? []);
    this.#asked += 1;
    return urls[this.#asked % urls.length];
  }

  /** What all lives have printed. */
  get output(): string {
    return this.#lives.map(({ output }) => output).join('--- next life\n');
  }

  start({ environment, inside, ...changes }: LifeChanges = {}): RelayProcess {
    const life = new RelayProcess(this.#folder, {
      environment: { ...this.#environment, ...environment },
      inside: { ...this.#inside, ...inside },
      ...changes,
    });
    this.#lives.push(life);
    void life.ended.then(() => {
      if (!this.#over && !this.#lives.some(({ isRunning }) => isRunning)) this.start();
    });
    return life;
  }

  /** Ends them gracefully, and begins no other. */
  async stop(): Promise<void> {
    this.#over = true;
    for (const life of this.#lives) life.signal('SIGTERM');
    await Promise.all(this.#lives.map(({ ended }) => ended));
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
