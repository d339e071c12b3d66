import { setTimeout as delay } from 'node:timers/promises';
import type { EnquiryFields } from '../../enquiry/enquiry.ts';
import { defaultAccess, recordsPath, type CreateRecordsResponse } from '../../enquiry/wire.ts';

/** Pause of a visitor before the next try, in milliseconds. */
const pauseMs = 50;

const headers = { authorization: `Bearer ${defaultAccess.key}`, 'content-type': 'application/json' };

/**
 * A visitor who sends the same enquiry again until the relay says that it has it. `findUrl` tells where the relay is
 * now, `answerMs` is how long the page waits for an answer. Resolves to the reference; to undefined after `deadline`.
 */
export async function sendUntilAcknowledged(
  fields: EnquiryFields,
  findUrl: () => string | undefined,
  answerMs: number,
  deadline: number,
): Promise<string | undefined> {
  while (Date.now() < deadline) {
    const url = findUrl();
    if (url !== undefined) {
      try {
        const response = await fetch(url + recordsPath(defaultAccess.baseId, defaultAccess.tableId), {
          method: 'POST',
          headers,
          body: JSON.stringify({ records: [{ fields }] }),
          signal: AbortSignal.timeout(answerMs),
        });
        const body: unknown = await response.json();
        if (response.ok) return (body as CreateRecordsResponse).records[0]?.id;
      } catch {
        // Without an answer nobody knows: the next try tells.
      }
    }
    await delay(pauseMs);
  }
  return undefined;
}
