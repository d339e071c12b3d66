import { OperatorError } from '../operator-error.ts';
import { countOf, jsonOption, printable, type Command } from './command.ts';

/** Ends waiting. */
export const retry: Command = {
  usage: '[REF] [--json]',
  summary: 'try one, or all that wait or need attention, at once',
  options: jsonOption,
  words: 1,
  run: async ({ store, words: [reference], flags, write }) => {
    const count = await store.retry(reference);
    if (reference !== undefined && count === 0) {
      throw new OperatorError(`No enquiry ${printable(reference)} waits or needs attention.`);
    }
    await write(
      flags['json'] ? `${JSON.stringify({ retried: count })}\n` : `${countOf(count)} will be tried at once.\n`,
    );
  },
};
