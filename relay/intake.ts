import type { FastifyRequest } from 'fastify';
import type { EnquiryFields } from '../enquiry/enquiry.ts';
import type { Receipt, Store } from './store/store.ts';

/** The one way into the store, for the call and for the form alike. */
export class Intake {
  readonly #store: Store;
  readonly #onAccepted: () => void;

  /** `onAccepted` is called after enquiries have been stored. */
  constructor(store: Store, onAccepted: () => void) {
    this.#store = store;
    this.#onAccepted = onAccepted;
  }

  /** Stores checked enquiries, all or none. Throws a `StoreError` when the store cannot. */
  async accept(enquiries: readonly EnquiryFields[], request: FastifyRequest): Promise<Receipt[]> {
    const receipts = await this.#store.accept(enquiries.map((fields) => ({ fields, suspicion: null })));
    this.#onAccepted();
    for (const { reference, repeated } of receipts) request.log.info({ reference, repeated }, 'Enquiry stored');
    return receipts;
  }
}
