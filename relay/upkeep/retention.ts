import type { Store } from '../store/store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Enquiries erased in one transaction, so that none is long. */
const batch = 20;

/**
 * Erases what has been kept long enough, and everything that is no longer needed.
 * Resolves to how many enquiries were erased; `scrubbed` is false when their bytes are still in a file, and the next
 * round has to see to it.
 */
export async function applyRetention(
  store: Store,
  days: number,
  now: number,
): Promise<{ erased: number; scrubbed: boolean }> {
  let erased = 0;
  for (;;) {
    const references = await store.expired(now - days * dayMs, batch);
    if (references.length === 0) break;
    erased += await store.erase(references, 'retention');
  }
  await store.tidy();
  return { erased, scrubbed: await store.scrub() };
}
