import type { FastifyRequest } from 'fastify';
import type { EnquiryFields } from '../enquiry/enquiry.ts';
import { parseSignals, signalsHeader, type Signals } from '../enquiry/signals.ts';
import type { Protection } from './http/protection.ts';
import type { Receipt, Store } from './store/store.ts';
import { findSuspicion } from './suspicion.ts';

/** What the intake works with. */
export interface IntakeParts {
  store: Store;
  protection: Protection;
  /** Whether suspects are kept back: only where somebody is told of them. */
  quarantine: boolean;
  /** Called after enquiries have been stored. */
  onAccepted: () => void;
}

/** The one way into the store, for the call and for the form alike. */
export class Intake {
  readonly #parts: IntakeParts;

  constructor(parts: IntakeParts) {
    this.#parts = parts;
  }

  /**
   * Stores checked enquiries, all or none. `bodySignals` are those that came with the body.
   * Throws a `Refusal` when they are too many, a `StoreError` when the store cannot keep them.
   */
  async accept(
    enquiries: readonly EnquiryFields[],
    request: FastifyRequest,
    bodySignals: Signals = {},
  ): Promise<Receipt[]> {
    const { store, protection, quarantine, onAccepted } = this.#parts;
    await protection.admit(request, enquiries.length);
    const signals = { ...readSignals(request), ...bodySignals };
    const receipts = await store.accept(
      enquiries.map((fields) => ({ fields, suspicion: quarantine ? findSuspicion(fields, signals) : null })),
    );
    onAccepted();
    for (const { reference, repeated } of receipts) request.log.info({ reference, repeated }, 'Enquiry stored');
    return receipts;
  }
}

function readSignals({ headers }: FastifyRequest): Signals {
  const header = headers[signalsHeader.toLowerCase()];
  return typeof header === 'string' ? parseSignals(header) : {};
}
