import { digestLetter } from '../mail/letters.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Store } from '../store/store.ts';

const notice = 'digest';

/** One digest a day. */
const repeatMs = 24 * 60 * 60 * 1000;

/** Most suspects in one letter. */
const suspectsPerLetter = 50;

/** Mails what was quarantined since the last digest, if there was anything. Fails when a letter cannot be sent. */
export async function sendDigest(store: Store, mailer: Mailer, to: readonly string[], now: number): Promise<void> {
  const sentAt = await store.noticeSentAt(notice);
  if (sentAt !== null && Math.abs(now - sentAt) < repeatMs) return;
  for (;;) {
    const suspects = await store.unreported(suspectsPerLetter);
    if (suspects.length === 0) return;
    await mailer.send(digestLetter(suspects, to));
    await store.markReported(suspects.map(({ reference }) => reference));
    await store.setNoticeSentAt(notice, now);
  }
}
