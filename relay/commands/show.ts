import { fieldNames, storedNames } from '../../enquiry/fields.ts';
import { OperatorError } from '../operator-error.ts';
import type { Store, StoredEnquiry } from '../store/store.ts';
import { jsonOption, printable, toJson, UsageError, type Command } from './command.ts';

/** One enquiry in full. */
export const show: Command = {
  usage: 'REF [--json]',
  summary: 'one enquiry in full',
  options: jsonOption,
  words: 1,
  run: async ({ store, words, flags, write }) => {
    const [reference] = words;
    if (reference === undefined) throw new UsageError('Name one reference.');
    const enquiry = await store.find(reference);
    if (!enquiry) throw new OperatorError(await explainAbsence(store, reference));
    await write(flags['json'] ? `${JSON.stringify(toJson(enquiry), null, 2)}\n` : toText(enquiry));
  },
};

async function explainAbsence(store: Store, reference: string): Promise<string> {
  const erasure = await store.erasure(reference);
  if (!erasure) return `There is no enquiry ${printable(reference)}.`;
  const why = erasure.cause === 'request' ? 'on request' : 'when its time was over';
  return `The enquiry ${reference} was erased ${why}, at ${new Date(erasure.erasedAt).toISOString()}.`;
}

function toText({ reference, state, receivedAt, attempts, recordId, reason, fields }: StoredEnquiry): string {
  const rows: [string, string][] = [
    ['Reference', reference],
    ['State', reason === null ? state : `${state} (${reason})`],
    ['Received', new Date(receivedAt).toISOString()],
    ['Attempts', String(attempts)],
    ['Record', recordId ?? 'none'],
    ...fieldNames.map((name): [string, string] => [storedNames[name], fields[storedNames[name]]]),
  ];
  return rows.map(([label, value]) => `${label.padEnd(18)}${printable(value)}\n`).join('');
}
