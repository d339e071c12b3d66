import type { EnquiryFields } from '../enquiry/enquiry.ts';
import { storedNames } from '../enquiry/fields.ts';
import type { Signals } from '../enquiry/signals.ts';

/** Nobody reads and fills a form faster, unless the browser or a draft filled it. */
const fastMs = 2000;

/** People give a link or two; more make a text suspect by themselves. */
const manyLinks = 3;

const link = /https?:\/\/|\bwww\./gi;
const markup = /<\s*(?:script|a|img|iframe)\b|\[(?:url|link)\b|javascript:/i;

/**
 * Why an enquiry looks like spam, in words for the operator; null when it does not. Speed counts only beside another
 * sign, and a missing signal never counts.
 */
export function findSuspicion(fields: EnquiryFields, signals: Signals): string | null {
  const text = Object.values(fields).join('\n');
  const links = text.match(link)?.length ?? 0;
  const fast = signals.ms !== undefined && signals.ms < fastMs && !signals.restored && !signals.autofill;
  const reasons = [
    signals.trap && 'hidden field filled',
    markup.test(text) && 'script or markup in the text',
    links >= manyLinks && 'many links',
    fields[storedNames.name].search(link) !== -1 && 'link in the name',
    fast && links > 0 && 'link, sent within two seconds',
  ].filter((reason) => typeof reason === 'string');
  return reasons.length === 0 ? null : reasons.join(', ');
}
