import type { Destination, Result } from '../forward/destination.ts';
import type { CallLimits, LeasedEnquiry } from '../store/store.ts';
import { enquiryLetter } from './letters.ts';
import { mailFault, type Mailer } from './mailer.ts';

/** Faults that stay until the operator mends the settings. */
const configurationFaults = /^(?:EAUTH|ENOAUTH|EOAUTH2|EREQUIRETLS)\b/;

/** E-mail to the operator, one for each new enquiry. */
export class Notification implements Destination {
  readonly channel = 'mail';
  readonly limits: CallLimits = { batch: 1, perSecond: 5, timeoutMs: 20_000, leaseMs: 30_000 };
  readonly #mailer: Mailer;
  readonly #to: readonly string[];

  constructor(mailer: Mailer, to: readonly string[]) {
    this.#mailer = mailer;
    this.#to = to;
  }

  async deliver(enquiries: readonly LeasedEnquiry[]): Promise<Result> {
    try {
      for (const enquiry of enquiries) await this.#mailer.send(enquiryLetter(enquiry, this.#to));
      return { kind: 'delivered', recordIds: enquiries.map(() => null) };
    } catch (error) {
      const detail = mailFault(error);
      if (configurationFaults.test(detail)) return { kind: 'configuration', detail };
      return { kind: 'trouble', detail, waitMs: 0 };
    }
  }
}
