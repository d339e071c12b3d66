import { createHash, createHmac } from 'node:crypto';
import type { EnquiryFields } from '../../enquiry/enquiry.ts';
import { fieldNames, storedNames } from '../../enquiry/fields.ts';

/**
 * The mark by which the same enquiry is recognised when it is sent again: keyed, so that nobody who sees a mark
 * without the store's secret can find out what was written by guessing.
 */
export function digestOf(fields: EnquiryFields, secret: Uint8Array): Buffer {
  const values = fieldNames.map((name) => fields[storedNames[name]]);
  return createHmac('sha256', secret).update(JSON.stringify(values)).digest();
}

/** The mark by which the ledger knows an erased enquiry. A reference cannot be guessed, so it needs no key. */
export function ledgerDigestOf(reference: string): Buffer {
  return createHash('sha256').update(reference).digest();
}
