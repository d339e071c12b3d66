import { describe, expect, it } from 'vitest';
import { faultCases } from './faults.ts';
import { kills } from './report.ts';
import { runTrial } from './trial.ts';
import { isGood } from './verdict.ts';

/** The experiment's short form: every kill once, each with another of the faults that hurt most. */
const names = [
  'disk full',
  'no fault',
  '422 INVALID_VALUE_FOR_COLUMN',
  '429 RATE_LIMIT_REACHED',
  'two relays, one store',
  'written, answer lost',
  'cut-off body',
  'clock jumps 2 h back',
];

const trials = kills.map((killAt, index) => ({
  killAt,
  fault: faultCases.find(({ name }) => name === names[index])!,
  reference: true,
  enquiries: 4,
}));

describe('an enquiry arrives exactly once', { timeout: 60_000 }, () => {
  it.concurrent.for(trials)('$fault.name, killed at $killAt', async (trial) => {
    const verdict = await runTrial(trial);
    expect(isGood(verdict, trial.reference), JSON.stringify(verdict)).toBe(true);
    if (trial.killAt !== null) expect(verdict.killed).toBe(true);
  });
});
