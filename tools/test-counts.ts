import { z } from 'zod';

/** How many tests or checks ended in which way. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What is used of the report of vitest's `json` reporter. */
const reportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/**
 * Counts the tests of one run. A file that could not be run at all counts as one failed test, and so does a run that
 * says by its exit code that something failed where no test did.
 */
export function countTests(report: string, exitCode: number): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = reportSchema.parse(
    JSON.parse(report),
  );
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = numFailedTests + broken;
  return {
    passed: numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  };
}

/** The sum of several counts. */
export function addUp(all: Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}
