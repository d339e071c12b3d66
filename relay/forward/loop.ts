import type { FastifyBaseLogger } from 'fastify';
import type { Call, Store } from '../store/store.ts';
import type { Destination, Result } from './destination.ts';
import { defaultSchedule, settle, type Schedule } from './plan.ts';

/** What a loop can be told. */
export interface ForwardOptions {
  schedule?: Schedule;
  now?: () => number;
}

/** How long the loop sleeps at most: another process (the command line) may have put something into its queue. */
const longestSleepMs = 1000;

/** Pause after the store has failed. */
const storeRetryMs = 1000;

/** Takes what one channel of the store holds to its destination, one call at a time. */
export class Forwarder {
  readonly #store: Store;
  readonly #destination: Destination;
  readonly #log: FastifyBaseLogger;
  readonly #schedule: Schedule;
  readonly #now: () => number;
  readonly #stop = new AbortController();
  #running: Promise<void> | undefined;
  #sleeper: PromiseWithResolvers<void> = Promise.withResolvers();

  constructor(store: Store, destination: Destination, log: FastifyBaseLogger, options: ForwardOptions = {}) {
    this.#store = store;
    this.#destination = destination;
    this.#log = log.child({ channel: destination.channel });
    this.#schedule = options.schedule ?? defaultSchedule;
    this.#now = options.now ?? Date.now;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Looks at once whether there is something to forward. */
  wake(): void {
    this.#sleeper.resolve();
  }

  /** Starts no further call, and resolves when the last one is written down. */
  async stop(): Promise<void> {
    this.#stop.abort();
    this.wake();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const waitMs = await this.#step();
      if (waitMs > 0) await this.#sleep(Math.min(waitMs, longestSleepMs));
    }
  }

  /** One call, if one may be made. Returns how long to wait for the next. */
  async #step(): Promise<number> {
    try {
      const call = await this.#store.beginCall(this.#destination.channel, this.#destination.limits);
      if ('waitMs' in call) return call.waitMs;
      const result = await this.#destination.deliver(call.enquiries);
      this.#report(call, result);
      await this.#writeDown(call, result);
      return 0;
    } catch (error) {
      this.#log.error({ err: error }, 'The store failed; forwarding waits');
      return storeRetryMs;
    }
  }

  /** Insists, because what is not written down would be sent again. */
  async #writeDown(call: Call, result: Result): Promise<void> {
    for (;;) {
      try {
        const queue = await this.#store.queue(call.channel);
        const { batch } = this.#destination.limits;
        const settlement = settle(call, result, queue, batch, this.#now(), this.#schedule, Math.random);
        await this.#store.endCall(call, settlement.outcomes, settlement.queue);
        return;
      } catch (error) {
        if (this.#stop.signal.aborted) throw error;
        this.#log.error({ err: error }, 'The outcome of a call could not be stored; trying again');
        await this.#sleep(storeRetryMs);
      }
    }
  }

  #report({ enquiries }: Call, result: Result): void {
    const references = enquiries.map(({ reference }) => reference);
    if (result.kind === 'delivered') {
      this.#log.info({ references }, 'Forwarded');
      return;
    }
    const { kind, detail } = result;
    if (kind === 'configuration') {
      this.#log.error({ detail }, 'Forwarding is paused until the settings or the service are mended');
    } else {
      this.#log.warn({ kind, detail, references }, 'Not forwarded');
    }
  }

  /** Ends early when woken, at once when that happened since the last sleep. */
  async #sleep(ms: number): Promise<void> {
    const timer = setTimeout(this.#sleeper.resolve, ms);
    await this.#sleeper.promise;
    clearTimeout(timer);
    this.#sleeper = Promise.withResolvers();
  }
}
