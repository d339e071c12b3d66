import { existsSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../operator-error.ts';

/** Pages copied at a time, 4 kB each; the store may be written between two steps. */
const pagesPerStep = 100;

/**
 * Copies the SQLite file `source`, as it stands at this moment, to the new file `target`, while the relay runs.
 * `progress` is told the pages done and the pages in all.
 * Throws `OperatorError` when `target` is there already or cannot be written; then nothing is left behind.
 */
export async function backUpSqlite(
  source: string,
  target: string,
  progress: (done: number, total: number) => void,
): Promise<void> {
  if (existsSync(target)) throw new OperatorError(`${target} is there already, and is not overwritten.`);
  const unfinished = `${target}.part`;
  rmSync(unfinished, { force: true });
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    // What is read within one transaction stays as it was. Otherwise SQLite begins the copy anew after every write.
    database.exec('BEGIN; SELECT count(*) FROM sqlite_schema');
    await backup(database, unfinished, {
      rate: pagesPerStep,
      progress: ({ totalPages, remainingPages }) => {
        progress(totalPages - remainingPages, totalPages);
      },
    });
    renameSync(unfinished, target);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`${target} could not be written (${reason}).`);
  } finally {
    database.close();
    rmSync(unfinished, { force: true });
  }
}
