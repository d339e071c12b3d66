import { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Step } from './steps.ts';
import { findTransaction, type Transaction } from './transactions.ts';

/** Has `reach` called, from now on, at each step that is a commit of a SQLite store. */
export function watchSqlite(reach: (step: Step) => void): void {
  const { run } = StatementSync.prototype;
  const { exec } = DatabaseSync.prototype;
  let transaction: Transaction | undefined;
  StatementSync.prototype.run = function (this: StatementSync, ...values: unknown[]) {
    transaction ??= findTransaction(this.sourceSQL);
    return Reflect.apply(run, this, values) as ReturnType<typeof run>;
  };
  DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string) {
    if (sql === 'COMMIT' && transaction) reach(transaction.before);
    exec.call(this, sql);
    if (sql === 'COMMIT' && transaction) reach(transaction.after);
    if (sql === 'COMMIT' || sql === 'ROLLBACK') transaction = undefined;
  };
}
