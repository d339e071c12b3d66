import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{enquiry,site,relay,tools,tests/faults}/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'browser',
          include: ['tests/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 5_000 } },
          // Two browsers keep two cores busy.
          maxWorkers: 2,
        },
      },
    ],
  },
});
