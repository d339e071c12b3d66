import type { FastifyBaseLogger } from 'fastify';

/** Work that is due again and again. */
export interface Chore {
  name: string;
  everyMs: number;
  run: () => Promise<void>;
}

/** How soon a chore that failed is tried again. */
const retryMs = 60_000;

/** Does chores at their intervals, beginning at once. One that fails is tried again after a minute. */
export class Upkeep {
  readonly #log: FastifyBaseLogger;
  readonly #chores: readonly Chore[];
  readonly #timers = new Map<Chore, NodeJS.Timeout>();
  readonly #running = new Map<Chore, Promise<void>>();
  #stopped = false;

  constructor(chores: readonly Chore[], log: FastifyBaseLogger) {
    this.#chores = chores;
    this.#log = log;
  }

  start(): void {
    for (const chore of this.#chores) this.#begin(chore);
  }

  /** Starts nothing more, and resolves when what runs is done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.all(this.#running.values());
  }

  #begin(chore: Chore): void {
    this.#running.set(chore, this.#do(chore));
  }

  async #do(chore: Chore): Promise<void> {
    let nextMs = chore.everyMs;
    try {
      await chore.run();
    } catch (error) {
      nextMs = Math.min(retryMs, chore.everyMs);
      this.#log.error({ err: error, chore: chore.name }, 'A chore failed and will be tried again');
    }
    if (!this.#stopped)
      this.#timers.set(
        chore,
        setTimeout(() => this.#begin(chore), nextMs),
      );
  }
}
