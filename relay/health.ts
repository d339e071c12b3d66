import { StoreError, type Store } from './store/store.ts';
import { findTroubles, type WaysOut } from './upkeep/troubles.ts';

/** What `GET /readyz` tells: nothing personal, nothing secret. */
export interface HealthReport {
  canStore: boolean;
  /** Plain words for the operator. */
  warnings: string[];
}

/** How long a report is good for: asking often costs few writes. */
const freshMs = 5_000;

/** Whether the relay can do its work. */
export class Health {
  readonly #store: Store;
  readonly #waysOut: WaysOut;
  readonly #moreWarnings: () => string[];
  #last: { at: number; report: Promise<HealthReport> } | undefined;

  /** `moreWarnings` are asked for with each report. */
  constructor(store: Store, waysOut: WaysOut, moreWarnings: () => string[]) {
    this.#store = store;
    this.#waysOut = waysOut;
    this.#moreWarnings = moreWarnings;
  }

  async report(): Promise<HealthReport> {
    const now = performance.now();
    if (!this.#last || now - this.#last.at > freshMs) this.#last = { at: now, report: this.#examine() };
    const { canStore, warnings } = await this.#last.report;
    return { canStore, warnings: [...warnings, ...this.#moreWarnings()] };
  }

  async #examine(): Promise<HealthReport> {
    try {
      await this.#store.check();
      const troubles = await findTroubles(this.#store, this.#waysOut, Date.now());
      return { canStore: true, warnings: troubles.map(({ text }) => text) };
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return {
        canStore: false,
        warnings: ['Enquiries cannot be stored: is the disk full, the store locked, or its server away?'],
      };
    }
  }
}
