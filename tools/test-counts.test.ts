import { describe, expect, it } from 'vitest';
import { addUp, countTests } from './test-counts.ts';

function report(changes: object = {}): string {
  return JSON.stringify({
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ status: 'passed', assertionResults: [{}] }],
    ...changes,
  });
}

describe('the count of tests', () => {
  it('is what the report says', () => {
    expect(countTests(report({ numFailedTests: 2, numPendingTests: 1 }), 1)).toEqual({
      passed: 3,
      failed: 2,
      skipped: 1,
    });
  });

  it('counts a file that could not be run', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(countTests(report({ testResults }), 1).failed).toBe(1);
  });

  it('counts a run that failed outside its tests', () => {
    expect(countTests(report(), 1).failed).toBe(1);
    expect(countTests(report(), 0).failed).toBe(0);
  });

  it('adds up', () => {
    const one = { passed: 1, failed: 2, skipped: 3 };
    expect(addUp([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
    expect(addUp([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});
