import { storedNames } from '../../enquiry/fields.ts';
import type { StoredEnquiry } from '../store/store.ts';
import { countOf, jsonOption, printable, writeJsonArray, type Command } from './command.ts';

/** All enquiries, oldest first, a line each. */
export const list: Command = {
  usage: '[--json]',
  summary: 'all enquiries, oldest first',
  options: jsonOption,
  words: 0,
  run: async (context) => {
    if (context.flags['json']) {
      await writeJsonArray(context);
      return;
    }
    let count = 0;
    for await (const enquiry of context.store.enquiries()) {
      await context.write(`${toLine(enquiry)}\n`);
      count += 1;
    }
    await context.write(`${countOf(count)}\n`);
  },
};

function toLine({ reference, state, receivedAt, fields }: StoredEnquiry): string {
  const received = new Date(receivedAt).toISOString().slice(0, 16).replace('T', ' ');
  const sender = `${fields[storedNames.name]} <${fields[storedNames.email]}>`;
  return `${reference}  ${received}  ${state.padEnd(11)}  ${printable(sender)}`;
}
