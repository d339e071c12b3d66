import { fieldNames, storedNames } from '../../enquiry/fields.ts';
import type { LeasedEnquiry, StoredEnquiry } from '../store/store.ts';
import type { Letter } from './mailer.ts';

/** The texts of every e-mail that the relay sends. */

const sections = '\n\n';

/** A new enquiry, to be answered by replying. */
export function enquiryLetter({ reference, receivedAt, fields }: LeasedEnquiry, to: readonly string[]): Letter {
  const lines = fieldNames
    .filter((name) => name !== 'message')
    .map((name) => `${storedNames[name]}: ${fields[storedNames[name]] || '(empty)'}`);
  return {
    to,
    id: reference,
    replyTo: fields[storedNames.email],
    subject: `New enquiry from ${fields[storedNames.organization] || fields[storedNames.name]}`,
    text: [
      lines.join('\n'),
      fields[storedNames.message],
      `Reference ${reference}, received ${new Date(receivedAt).toUTCString()}. Reply to this e-mail to answer.`,
    ].join(sections),
  };
}

/** What was kept back as suspected spam. */
export function digestLetter(suspects: readonly StoredEnquiry[], to: readonly string[]): Letter {
  const one = suspects.length === 1;
  return {
    to,
    subject: `${suspects.length} ${one ? 'enquiry was' : 'enquiries were'} kept back as suspected spam`,
    text: [
      'These were kept back and not sent on. To send one on: npm run enquiries -- release REFERENCE. What is not released is erased in time.',
      ...suspects.map(({ reference, receivedAt, reason, fields }) =>
        [
          `${reference}, received ${new Date(receivedAt).toUTCString()}: ${reason}`,
          `${fields[storedNames.name]} <${fields[storedNames.email]}>`,
          fields[storedNames.message].slice(0, 300),
        ].join('\n'),
      ),
    ].join(sections),
  };
}

/** What keeps enquiries from arriving. */
export function alertLetter(troubles: readonly string[], to: readonly string[]): Letter {
  return {
    to,
    subject: 'The website needs you: enquiries are waiting',
    text: [
      ...troubles,
      'No enquiry is lost: all are kept, and sent on once this is mended. For details: npm run enquiries -- stats. This e-mail comes daily until then.',
    ].join(sections),
  };
}
