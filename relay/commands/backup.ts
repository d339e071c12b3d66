import path from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { backUpSqlite } from '../store/sqlite-backup.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { jsonOption, UsageError, type Command } from './command.ts';

/** Copies the whole store into one file. */
export const backup: Command = {
  usage: 'FILE [--json]',
  summary: 'copy the whole store into a new file',
  options: jsonOption,
  words: 1,
  run: async ({ store, words: [file], flags, write, progress }) => {
    if (file === undefined) throw new UsageError('Name the file to write.');
    if (!(store instanceof SqliteStore)) throw new OperatorError('The store is on PostgreSQL: copy it with pg_dump.');
    const target = path.resolve(file);
    await backUpSqlite(store.location, target, (done, total) => progress('Copying', done, total));
    await write(flags['json'] ? `${JSON.stringify({ backup: target })}\n` : `Copied to ${target}.\n`);
  },
};
