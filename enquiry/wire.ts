import type { FieldName } from './fields.ts';
import type { EnquiryFields } from './enquiry.ts';

/**
 * The shapes of the one call, as the hosted database (Airtable's Web API, "Create records") defines them.
 * The page sends them, the relay answers with them, and the relay sends them on.
 */

/** Most records in one call. */
export const maxRecordsPerCall = 10;

/** Body of `POST {recordsUrl}/v0/{baseId}/{tableId}`. */
export interface CreateRecordsRequest {
  records: { fields: EnquiryFields }[];
}

/** One created record: `id` is `rec` and 14 letters or digits, `createdTime` an ISO 8601 time in UTC. */
export interface CreatedRecord {
  id: string;
  createdTime: string;
  fields: EnquiryFields;
}

/** Body of a 200 answer. */
export interface CreateRecordsResponse {
  records: CreatedRecord[];
}

/** Body of every other answer. `type` is for programs, `message` for the person who reads the log. */
export interface RecordsError {
  error: { type: string; message: string };
}

/** Shape of a record's identifier; the relay's own serve the visitor as the enquiry's reference. */
export const referencePattern = /^rec[A-Za-z0-9]{14}$/;

/** Path of the records call. */
export function recordsPath(baseId: string, tableId: string): string {
  return `/v0/${encodeURIComponent(baseId)}/${encodeURIComponent(tableId)}`;
}

/** Where the form posts without JavaScript. */
export const formPath = '/enquiries';

/** Where the relay sends the visitor after a post without JavaScript. */
export const outcomePaths = { sent: '/contact/sent', notSent: '/contact/not-sent' } as const;

/** What a page built with the sample settings names in its call, and what a relay without settings expects. */
export const defaultAccess = {
  key: 'publishable-site-key',
  baseId: 'appHilvanaWebsite',
  tableId: 'Enquiries',
} as const;

/**
 * The confirmation page holds this in place of the reference, inside an element that is hidden until the relay
 * fills it in: `<p data-reference hidden>`.
 */
export const referencePlaceholder = 'recXXXXXXXXXXXXXX';

/**
 * What the page for a post that failed can say: the fragment of its address names one of its passages. Field names
 * are the other possible fragments.
 */
export const postProblems = ['form', 'busy', 'unavailable', 'cross-site'] as const;

/** One passage of the page for a post that failed. */
export type PostProblem = (typeof postProblems)[number] | FieldName;
