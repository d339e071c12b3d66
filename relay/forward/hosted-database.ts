import { z } from 'zod';
import { maxRecordsPerCall, recordsPath, referencePattern } from '../../enquiry/wire.ts';
import type { HostedDatabaseSettings } from '../config.ts';
import { longestWaitMs, type CallLimits, type LeasedEnquiry } from '../store/store.ts';
import type { Destination, Result } from './destination.ts';

/** Times that tests shorten. */
export interface HostedDatabaseTimes {
  /** A call is given up after this long: its outcome is then unknown. */
  timeoutMs: number;
  /** How long the service is left alone after a 429, as its documentation asks. */
  throttleMs: number;
}

const defaultTimes: HostedDatabaseTimes = { timeoutMs: 8_000, throttleMs: 30_000 };

/** Calls a second that the service allows for each base. */
const callsPerSecond = 5;

/** Longer than a call can take, so that no enquiry is in two calls at once. */
const leaseMs = 30_000;

/** Largest answer that is read: ten full records need about 60 kB. */
const longestAnswer = 1024 * 1024;

const createdSchema = z.object({
  records: z.array(z.object({ id: z.string().regex(referencePattern), fields: z.record(z.string(), z.unknown()) })),
});

const errorSchema = z.union([
  z.object({ error: z.object({ type: z.string() }) }).transform(({ error }) => error.type),
  z.object({ error: z.string() }).transform(({ error }) => error),
  z
    .object({ errors: z.tuple([z.object({ error: z.string() })], z.unknown()) })
    .transform(({ errors }) => errors[0].error),
]);

const configurationStatuses = new Set([401, 402, 403, 404]);

/** The hosted database: Airtable's records endpoint. */
export class HostedDatabase implements Destination {
  readonly channel = 'records';
  readonly limits: CallLimits;
  readonly #settings: HostedDatabaseSettings;
  readonly #times: HostedDatabaseTimes;

  constructor(settings: HostedDatabaseSettings, times: Partial<HostedDatabaseTimes> = {}) {
    this.#settings = settings;
    this.#times = { ...defaultTimes, ...times };
    this.limits = { batch: maxRecordsPerCall, perSecond: callsPerSecond, timeoutMs: this.#times.timeoutMs, leaseMs };
  }

  async deliver(enquiries: readonly LeasedEnquiry[]): Promise<Result> {
    const { url, token, baseId, tableId, referenceField } = this.#settings;
    try {
      const response = await fetch(url + recordsPath(baseId, tableId), {
        method: referenceField === null ? 'POST' : 'PATCH',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(toRequest(enquiries, referenceField)),
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#times.timeoutMs),
      });
      const body = parseJson(await readText(response));
      if (response.ok) return readCreated(body, enquiries, referenceField);
      return this.#readError(response, body);
    } catch (error) {
      return { kind: 'trouble', detail: connectionFault(error), waitMs: 0 };
    }
  }

  #readError({ status, headers }: Response, body: unknown): Result {
    const type = errorSchema.safeParse(body).data ?? '';
    const detail = /^[A-Z_]{1,60}$/.test(type) ? `${status} ${type}` : String(status);
    const waitMs = retryAfterMs(headers.get('retry-after'));
    if (configurationStatuses.has(status)) return { kind: 'configuration', detail };
    if (status === 422) return { kind: type === 'UNKNOWN_FIELD_NAME' ? 'configuration' : 'refused', detail };
    if (status !== 429) return { kind: 'trouble', detail, waitMs };
    if (type === 'PUBLIC_API_BILLING_LIMIT_EXCEEDED') return { kind: 'configuration', detail };
    return { kind: 'throttled', detail, waitMs: Math.max(waitMs, this.#times.throttleMs) };
  }
}

function toRequest(enquiries: readonly LeasedEnquiry[], referenceField: string | null): object {
  if (referenceField === null) return { records: enquiries.map(({ fields }) => ({ fields })) };
  return {
    performUpsert: { fieldsToMergeOn: [referenceField] },
    records: enquiries.map(({ fields, reference }) => ({ fields: { ...fields, [referenceField]: reference } })),
  };
}

/** Believes a 200 only when it names a record for each enquiry. */
function readCreated(body: unknown, enquiries: readonly LeasedEnquiry[], referenceField: string | null): Result {
  const records = createdSchema.safeParse(body).data?.records ?? [];
  const complete =
    records.length === enquiries.length &&
    (referenceField === null ||
      records.every(({ fields }, index) => fields[referenceField] === enquiries[index]?.reference));
  if (!complete) return { kind: 'trouble', detail: '200 with an unexpected body', waitMs: 0 };
  return { kind: 'delivered', recordIds: records.map(({ id }) => id) };
}

/** A `Retry-After` header in milliseconds (RFC 9110, section 10.2.3: seconds or a date); 0 when there is none. */
function retryAfterMs(header: string | null): number {
  if (header === null) return 0;
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(waitMs) ? 0 : Math.min(longestWaitMs, Math.max(0, waitMs));
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > longestAnswer) throw new Error('the answer is too long');
  }
  return text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The system's or TLS library's code for why no answer came: `ECONNREFUSED`, `ENOTFOUND`, `TimeoutError`. */
function connectionFault(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string'
    ? code
    : error.name === 'Error' || error.name === 'TypeError'
      ? 'no answer'
      : error.name;
}
