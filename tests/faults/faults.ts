import type { Fault, RecordsService } from '../records-service.ts';

/** How many times faster the relays' clocks run than the real one. */
export const speed = 10;

/** Real milliseconds that pass while a relay's clock passes `ms`. */
export function sped(ms: number): number {
  return ms / speed;
}

/** One way in which the world fails. All of them end: after some calls, or with the relay's first life. */
export interface FaultCase {
  name: string;
  /** What the hosted service does with the `nth` call that it gets, counted from 1. */
  service?: (nth: number) => Fault | undefined;
  /** Settings of the first life that the operator corrects for the next. */
  firstLife?: (service: RecordsService) => Record<string, string>;
  /** Room on the disk in the first life, in kilobytes. */
  diskKb?: number;
  /** By how much the clock jumps in the first life, in milliseconds. */
  jumpMs?: number;
  /** Two relays work on the same store, one of which lives through. */
  second?: 'from the start' | 'while the first is stopped';
  /** Enquiries also go out by e-mail, and the mail server is down until all have arrived as records. */
  mailServerDown?: boolean;
  /** The store is PostgreSQL in place of SQLite. */
  postgres?: boolean;
}

/** Calls that fail before the service is well again. */
const failures = 3;

function failing(name: string, fault: Fault): FaultCase {
  return { name, service: (nth) => (nth <= failures ? fault : undefined) };
}

function answering(status: number, type: string, headers: Record<string, string> = {}): FaultCase {
  return failing(`${status} ${type}`, { kind: 'status', status, type, headers });
}

const hour = 60 * 60 * 1000;

/** Longer than a relay waits for an answer (8 s). */
const tooLate = sped(12_000);

export const faultCases: readonly FaultCase[] = [
  { name: 'no fault' },
  failing('latency of 12 s', { kind: 'latency', ms: tooLate }),
  {
    name: 'jitter of 0 to 12 s',
    service: (nth) => (nth <= 6 ? { kind: 'latency', ms: tooLate * ((nth * 0.618) % 1) } : undefined),
  },
  failing('slow close', { kind: 'slow-close', ms: tooLate }),
  failing('silence', { kind: 'silence' }),
  failing('reset', { kind: 'reset' }),
  failing('cut-off body', { kind: 'cut-off' }),
  failing('200 with a wrong body', { kind: 'wrong-body', body: '<html>' }),
  failing('written, answer lost', { kind: 'lost-answer' }),
  answering(400, 'INVALID_REQUEST_BODY'),
  answering(401, 'AUTHENTICATION_REQUIRED'),
  answering(402, 'PAYMENT_REQUIRED'),
  answering(403, 'INVALID_PERMISSIONS'),
  answering(404, 'NOT_FOUND'),
  answering(413, 'REQUEST_TOO_LARGE'),
  answering(422, 'INVALID_VALUE_FOR_COLUMN'),
  answering(422, 'UNKNOWN_FIELD_NAME'),
  answering(429, 'RATE_LIMIT_REACHED'),
  answering(429, 'PUBLIC_API_BILLING_LIMIT_EXCEEDED'),
  answering(500, 'SERVER_ERROR'),
  answering(502, 'BAD_GATEWAY'),
  answering(503, 'SERVICE_UNAVAILABLE', { 'retry-after': '5' }),
  { name: 'connection refused', firstLife: () => ({ AIRTABLE_URL: 'http://127.0.0.1:9' }) },
  { name: 'DNS failure', firstLife: () => ({ AIRTABLE_URL: 'http://records.invalid' }) },
  { name: 'TLS failure', firstLife: ({ url }) => ({ AIRTABLE_URL: url.replace('http:', 'https:') }) },
  { name: 'disk full', diskKb: 128 },
  { ...failing('clock jumps 2 h ahead', { kind: 'status', status: 500 }), jumpMs: 2 * hour },
  { ...failing('clock jumps 2 h back', { kind: 'status', status: 500 }), jumpMs: -2 * hour },
  { name: 'lease expires during a call', second: 'while the first is stopped' },
  { name: 'two relays, one store', second: 'from the start' },
  { name: 'two relays on PostgreSQL', second: 'from the start', postgres: true },
  { name: 'lease expires, on PostgreSQL', second: 'while the first is stopped', postgres: true },
  { name: 'mail server down', mailServerDown: true },
];
