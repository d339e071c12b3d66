import { OperatorError } from '../operator-error.ts';
import { jsonOption, printable, UsageError, type Command } from './command.ts';

/** Sends a quarantined enquiry on. */
export const release: Command = {
  usage: 'REF [--json]',
  summary: 'send on an enquiry that was kept back as suspected spam',
  options: jsonOption,
  words: 1,
  run: async ({ store, words: [reference], flags, write }) => {
    if (reference === undefined) throw new UsageError('Name one reference.');
    if (!(await store.release(reference))) {
      throw new OperatorError(`No enquiry ${printable(reference)} is quarantined.`);
    }
    await write(flags['json'] ? `${JSON.stringify({ released: reference })}\n` : `${reference} is sent on.\n`);
  },
};
