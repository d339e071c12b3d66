/** How many enquiries may come, and how fast. */
export interface Limits {
  /** From one network, on average. */
  perMinute: number;
  /** From one network at once, after a quiet time. */
  burst: number;
  /** From everywhere, on average and at once. */
  totalPerMinute: number;
}

/** Counts enquiries against the limits. */
export interface Limiter {
  /**
   * Takes the enquiries of one call from a network, or of a visitor whose network is not known. Resolves to 0 when they
   * fit, else takes none and resolves to how many milliseconds to wait.
   */
  take(network: string | null, count: number): Promise<number>;
}

/** Room that refills steadily. */
interface Bucket {
  room: number;
  at: number;
}

/** Most networks that are remembered; the one that was quiet longest is forgotten first. */
const mostNetworks = 50_000;

/** Counts in this process's memory. */
export class MemoryLimiter implements Limiter {
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #networks = new Map<string, Bucket>();
  readonly #total: Bucket;

  /** `now` is a clock that never jumps, in milliseconds. */
  constructor(limits: Limits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
    this.#total = { room: limits.totalPerMinute, at: now() };
  }

  async take(network: string | null, count: number): Promise<number> {
    const { perMinute, burst, totalPerMinute } = this.#limits;
    const bucket = network === null ? undefined : this.#bucketOf(network);
    const waitMs = Math.max(
      this.#wait(this.#total, totalPerMinute, totalPerMinute, count),
      bucket ? this.#wait(bucket, perMinute, burst, count) : 0,
    );
    if (waitMs > 0) return waitMs;
    this.#total.room -= count;
    if (bucket) bucket.room -= count;
    return 0;
  }

  /** Refills a bucket, and tells how long until it has room. A call larger than the bucket needs a full one. */
  #wait(bucket: Bucket, perMinute: number, capacity: number, count: number): number {
    const now = this.#now();
    const perMs = perMinute / 60_000;
    bucket.room = Math.min(capacity, bucket.room + (now - bucket.at) * perMs);
    bucket.at = now;
    const missing = Math.min(count, capacity) - bucket.room;
    return missing <= 0 ? 0 : Math.ceil(missing / perMs);
  }

  #bucketOf(network: string): Bucket {
    const bucket = this.#networks.get(network) ?? { room: this.#limits.burst, at: this.#now() };
    this.#networks.delete(network);
    this.#networks.set(network, bucket);
    if (this.#networks.size > mostNetworks) {
      for (const oldest of this.#networks.keys()) {
        this.#networks.delete(oldest);
        break;
      }
    }
    return bucket;
  }
}
