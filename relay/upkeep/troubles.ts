import type { Store } from '../store/store.ts';

/** Something that keeps enquiries from arriving, until somebody mends it. */
export interface Trouble {
  /** The same as long as the trouble lasts. */
  name: 'forwarding paused' | 'e-mail paused' | 'attention' | 'waiting';
  /** Plain words for the operator; nothing personal, nothing secret. */
  text: string;
}

/** Which ways out of the store are in use. */
export interface WaysOut {
  forwarding: boolean;
  notification: boolean;
}

/** An enquiry that waits longer is a trouble. */
const longWaitMs = 60 * 60 * 1000;

/** What is wrong at this moment. */
export async function findTroubles(
  store: Store,
  { forwarding, notification }: WaysOut,
  now: number,
): Promise<Trouble[]> {
  const troubles: Trouble[] = [];
  if (forwarding) {
    const { fault } = await store.queue('records');
    if (fault?.kind === 'configuration') {
      troubles.push({
        name: 'forwarding paused',
        text: `Forwarding is paused since ${new Date(fault.since).toUTCString()}: the hosted database answers ${fault.detail}. Check the AIRTABLE settings, the table's columns and the plan's quota.`,
      });
    }
    const { oldestAt, attention } = await store.backlog();
    if (oldestAt !== null && now - oldestAt > longWaitMs) {
      troubles.push({
        name: 'waiting',
        text: `Enquiries have been waiting for over an hour to be forwarded${fault ? ` (${fault.detail})` : ''}.`,
      });
    }
    if (attention > 0) {
      troubles.push({
        name: 'attention',
        text: 'The hosted database refuses at least one enquiry. List it with: npm run enquiries -- list. Once mended: npm run enquiries -- retry.',
      });
    }
  }
  if (notification) {
    const { fault } = await store.queue('mail');
    if (fault && (fault.kind === 'configuration' || now - fault.since > longWaitMs)) {
      troubles.push({
        name: 'e-mail paused',
        text: `E-mail cannot be sent since ${new Date(fault.since).toUTCString()} (${fault.detail}). Check SMTP_URL and the mail server.`,
      });
    }
  }
  return troubles;
}
