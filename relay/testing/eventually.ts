import { vi } from 'vitest';

/** Waits until an expectation holds; long enough for a busy machine. */
export async function eventually(expectation: () => unknown): Promise<void> {
  await vi.waitFor(async () => expectation(), { timeout: 15_000, interval: 20 });
}

/** Time limit of tests that start processes or wait for pauses. */
export const slow = { timeout: 30_000 };
