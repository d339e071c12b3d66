import { Client } from 'pg';
import type { Step } from './steps.ts';
import { findTransaction, type Transaction } from './transactions.ts';

/** What a connection is doing. */
interface Doing {
  /** Between BEGIN and COMMIT; otherwise every statement is a transaction of its own. */
  isOpen: boolean;
  transaction: Transaction | undefined;
}

/**
 * Has `reach` called, from now on, at each step that is a commit of a PostgreSQL store. The pool asks a connection with
 * a callback as its last value, the store itself without one.
 */
export function watchPostgres(reach: (step: Step) => void): void {
  const query = Client.prototype.query as (...values: unknown[]) => unknown;
  const connections = new WeakMap<Client, Doing>();
  const watched = function (this: Client, ...values: unknown[]): unknown {
    const doing = connections.get(this) ?? { isOpen: false, transaction: undefined };
    connections.set(this, doing);
    const sql = String(values[0]);
    if (sql.startsWith('BEGIN')) doing.isOpen = true;
    if (sql === 'COMMIT') doing.isOpen = false;
    const transaction = findTransaction(sql) ?? doing.transaction;
    doing.transaction = doing.isOpen ? transaction : undefined;
    if (doing.isOpen || !transaction) return query.apply(this, values);
    reach(transaction.before);
    const callback = values.at(-1);
    if (typeof callback !== 'function') {
      const answer = query.apply(this, values) as Promise<unknown>;
      return answer.finally(() => {
        reach(transaction.after);
      });
    }
    const answered = (...results: unknown[]): unknown => {
      reach(transaction.after);
      return Reflect.apply(callback, undefined, results);
    };
    return query.apply(this, [...values.slice(0, -1), answered]);
  };
  Client.prototype.query = watched as typeof Client.prototype.query;
}
