import { alertLetter } from '../mail/letters.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Store } from '../store/store.ts';
import { findTroubles, type Trouble, type WaysOut } from './troubles.ts';

/** The same trouble is mailed once a day. */
const repeatMs = 24 * 60 * 60 * 1000;

const names: readonly Trouble['name'][] = ['forwarding paused', 'e-mail paused', 'attention', 'waiting'];

/** Mails what is wrong: when it begins, and daily until it is mended. Fails when the letter cannot be sent. */
export async function sendAlerts(
  store: Store,
  mailer: Mailer,
  to: readonly string[],
  waysOut: WaysOut,
  now: number,
): Promise<void> {
  const troubles = await findTroubles(store, waysOut, now);
  const lasting = new Set(troubles.map(({ name }) => name));
  for (const name of names) {
    if (!lasting.has(name) && (await store.noticeSentAt(name)) !== null) await store.setNoticeSentAt(name, null);
  }
  const sentAt = await Promise.all(troubles.map(({ name }) => store.noticeSentAt(name)));
  if (!sentAt.some((at) => at === null || Math.abs(now - at) >= repeatMs)) return;
  await mailer.send(
    alertLetter(
      troubles.map(({ text }) => text),
      to,
    ),
  );
  for (const { name } of troubles) await store.setNoticeSentAt(name, now);
}
