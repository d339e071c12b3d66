import type { Step } from './steps.ts';

/** A transaction of the store, by the statement that gives it away, with the steps before and after its commit. */
export interface Transaction {
  statement: RegExp;
  before: Step;
  after: Step;
}

const transactions: readonly Transaction[] = [
  { statement: /\bINSERT INTO enquiries /, before: 'storing', after: 'stored' },
  { statement: /\bINSERT INTO calls /, before: 'leasing', after: 'leased' },
  { statement: /\bUPDATE calls /, before: 'answered', after: 'settled' },
];

export function findTransaction(sql: string): Transaction | undefined {
  return transactions.find(({ statement }) => statement.test(sql));
}
