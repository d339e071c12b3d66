import { storedNames } from '../../enquiry/fields.ts';
import { OperatorError } from '../operator-error.ts';
import type { Store, StoredEnquiry } from '../store/store.ts';
import { countOf, jsonOption, printable, UsageError, type Command, type CommandContext } from './command.ts';

/** Enquiries erased in one transaction, so that the relay never waits long. */
const batch = 20;

/** Erases at once, at the request of the person who wrote. */
export const erase: Command = {
  usage: 'REF | --email ADDRESS [--yes] [--json]',
  summary: 'erase one enquiry, or all from an address, for good',
  options: { ...jsonOption, email: { type: 'string' }, yes: { type: 'boolean' } },
  words: 1,
  run: async (context) => {
    const { store, flags, write } = context;
    const found = await findEnquiries(context);
    if (!flags['yes'] && !(await isConfirmed(context, found.length))) throw new OperatorError('Nothing was erased.');
    let erased = 0;
    for (let first = 0; first < found.length; first += batch) {
      const references = found.slice(first, first + batch).map(({ reference }) => reference);
      erased += await store.erase(references, 'request');
      context.progress('Erasing', first + references.length, found.length);
    }
    const scrubbed = await scrub(store);
    const remains = findRemains(found);
    await write(flags['json'] ? `${JSON.stringify({ erased, ...remains })}\n` : toText(erased, remains));
    if (!scrubbed) {
      throw new OperatorError(
        'Their bytes are still in the store, because something reads it. The relay removes them within the hour.',
      );
    }
  },
};

async function findEnquiries({ store, words: [reference], flags, progress }: CommandContext): Promise<StoredEnquiry[]> {
  const email = flags['email'];
  if ((reference === undefined) === (typeof email !== 'string')) {
    throw new UsageError('Name either one reference or --email and an address.');
  }
  if (reference !== undefined) {
    const enquiry = await store.find(reference);
    if (!enquiry) throw new OperatorError(`There is no enquiry ${printable(reference)}.`);
    return [enquiry];
  }
  const wanted = String(email).trim().toLowerCase();
  const total = Object.values(await store.counts()).reduce((sum, count) => sum + count, 0);
  const found: StoredEnquiry[] = [];
  let looked = 0;
  for await (const enquiry of store.enquiries()) {
    if (enquiry.fields[storedNames.email].toLowerCase() === wanted) found.push(enquiry);
    looked += 1;
    progress('Searching', looked, total);
  }
  if (found.length === 0) throw new OperatorError('There is no enquiry from this address.');
  return found;
}

async function isConfirmed({ ask }: CommandContext, count: number): Promise<boolean> {
  const answer = await ask(`Erase ${countOf(count)} for good? [y/N] `);
  if (answer === null) throw new UsageError('There is no terminal to ask at. Add --yes to erase without being asked.');
  return /^y(?:es)?$/i.test(answer.trim());
}

/** The relay may be reading at this moment: tries a few times. */
async function scrub(store: Store): Promise<boolean> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await store.scrub()) return true;
  }
  return false;
}

/** What was sent on is out of the relay's hands. */
interface Remains {
  /** Records in the hosted database. */
  recordIds: string[];
  /** References of enquiries that were just being sent. */
  underway: string[];
}

function findRemains(found: readonly StoredEnquiry[]): Remains {
  return {
    recordIds: found.map(({ recordId }) => recordId).filter((recordId) => recordId !== null),
    underway: found.filter(({ state }) => state === 'forwarding').map(({ reference }) => reference),
  };
}

function toText(erased: number, { recordIds, underway }: Remains): string {
  const lines = [
    `${countOf(erased)} erased.`,
    recordIds.length > 0 && `Erase these records in the hosted database too: ${recordIds.join(' ')}`,
    underway.length > 0 && `These were just being sent; look for them there: ${underway.join(' ')}`,
  ];
  return lines.map((line) => (line === false ? '' : `${line}\n`)).join('');
}
