import { stringify } from 'csv-stringify/sync';
import { fieldNames, storedNames } from '../../enquiry/fields.ts';
import type { StoredEnquiry } from '../store/store.ts';
import { jsonOption, UsageError, writeJsonArray, type Command, type CommandContext } from './command.ts';

const columns = [
  'reference',
  'state',
  'receivedAt',
  'attempts',
  'recordId',
  ...fieldNames.map((name) => storedNames[name]),
];

/** All enquiries for another program. */
export const exportEnquiries: Command = {
  usage: '--csv | --json',
  summary: 'all enquiries for a spreadsheet or another program',
  options: { ...jsonOption, csv: { type: 'boolean' } },
  words: 0,
  run: async (context) => {
    const { json, csv } = context.flags;
    if (json === csv) throw new UsageError('Choose one of --csv and --json.');
    await (json ? writeJsonArray(context) : writeCsv(context));
  },
};

/**
 * A spreadsheet runs a cell that begins with one of `= + - @`, a tab or a carriage return as a formula: such a cell gets
 * an apostrophe before it, international telephone numbers included.
 */
async function writeCsv({ store, write }: CommandContext): Promise<void> {
  await write(stringify([columns]));
  for await (const enquiry of store.enquiries()) {
    await write(stringify([toCells(enquiry)], { escape_formulas: true }));
  }
}

function toCells({ reference, state, receivedAt, attempts, recordId, fields }: StoredEnquiry): (string | number)[] {
  const values = fieldNames.map((name) => fields[storedNames[name]]);
  return [reference, state, new Date(receivedAt).toISOString(), attempts, recordId ?? '', ...values];
}
