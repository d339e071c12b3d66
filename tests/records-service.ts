import { randomInt } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fieldNames, storedNames } from '../enquiry/fields.ts';

/**
 * A stand-in for the hosted database, honouring what Airtable documents of its records endpoint: bearer token, 404 and
 * 403 for another table, 422 for unknown fields and wrong values, ten records a call, five calls a second with a
 * penalty after 429, and upsert. It can be told to fail.
 */

/** How one call goes wrong. */
export type Fault =
  /** Answers with a status and nothing written; the body defaults to the service's own. */
  | { kind: 'status'; status: number; type?: string; body?: string; headers?: Record<string, string> }
  /** Never answers. */
  | { kind: 'silence' }
  /** Cuts the connection before anything is written. */
  | { kind: 'reset' }
  /** Writes the records, then cuts the connection without an answer. */
  | { kind: 'lost-answer' }
  /** Writes the records and cuts the answer's body off halfway. */
  | { kind: 'cut-off' }
  /** Writes the records, answers 200 with another body. */
  | { kind: 'wrong-body'; body: string }
  /** Does everything right, but late. */
  | { kind: 'latency'; ms: number }
  /** Does everything right, then leaves the last byte of the body waiting. */
  | { kind: 'slow-close'; ms: number };

/** One record as the service keeps it. */
export interface ServiceRecord {
  id: string;
  createdTime: string;
  fields: Record<string, unknown>;
}

/** One call as the service saw it. */
export interface ServiceCall {
  /** Milliseconds on a clock that never jumps. */
  at: number;
  method: string;
  path: string;
  authorization: string | undefined;
  contentType: string | undefined;
  body: unknown;
  /** What was answered; 0 when nothing was. */
  status: number;
  /** Whether the service's own checks of access and rate refused it. */
  refused: boolean;
}

/** What the service expects and how it behaves. */
export interface RecordsServiceOptions {
  token?: string;
  baseId?: string;
  tableId?: string;
  /** Columns of the table beyond the seven. */
  extraColumns?: string[];
  /** Calls allowed in any second. */
  callsPerSecond?: number;
  /** How long every call is refused after one too many. */
  penaltyMs?: number;
  /** Port on 127.0.0.1; a free one unless told. */
  port?: number;
}

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const maxRecords = 10;
const idLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export class RecordsService {
  /** Records in the order in which they were created. */
  readonly records: ServiceRecord[] = [];
  /** Calls in the order in which they came. */
  readonly calls: ServiceCall[] = [];
  /** Asked on every call, after the service's own checks of access and rate. */
  fault: (call: ServiceCall) => Fault | undefined = () => undefined;
  readonly token: string;
  readonly baseId: string;
  readonly tableId: string;
  readonly #columns: Set<string>;
  readonly #callsPerSecond: number;
  readonly #penaltyMs: number;
  readonly #server: Server;
  readonly #answering = new Set<Promise<void>>();
  #penaltyUntil = -Infinity;

  private constructor(options: RecordsServiceOptions) {
    this.token = options.token ?? `pat${'T'.repeat(14)}.${'0'.repeat(64)}`;
    this.baseId = options.baseId ?? 'appStandIn';
    this.tableId = options.tableId ?? 'tblEnquiries';
    this.#columns = new Set([...fieldNames.map((name) => storedNames[name]), ...(options.extraColumns ?? [])]);
    this.#callsPerSecond = options.callsPerSecond ?? 5;
    this.#penaltyMs = options.penaltyMs ?? 30_000;
    this.#server = createServer((request, response) => {
      const answer = this.#answer(request, response).finally(() => this.#answering.delete(answer));
      this.#answering.add(answer);
    });
  }

  static async start(options: RecordsServiceOptions = {}): Promise<RecordsService> {
    const service = new RecordsService(options);
    await new Promise<void>((resolve, reject) => {
      service.#server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
    });
    return service;
  }

  /** Address of the service, without a trailing slash. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What a relay needs in its environment to forward to this service. */
  get environment(): Record<'AIRTABLE_URL' | 'AIRTABLE_TOKEN' | 'AIRTABLE_BASE_ID' | 'AIRTABLE_TABLE_ID', string> {
    return {
      AIRTABLE_URL: this.url,
      AIRTABLE_TOKEN: this.token,
      AIRTABLE_BASE_ID: this.baseId,
      AIRTABLE_TABLE_ID: this.tableId,
    };
  }

  /** Lets the next calls fail, one after the other; later ones succeed. */
  failNext(...faults: Fault[]): void {
    this.fault = () => faults.shift();
  }

  /** Most calls that came within any second. */
  get busiestSecond(): number {
    return Math.max(
      0,
      ...this.calls.map(({ at }) => this.calls.filter((call) => call.at >= at && call.at < at + 1000).length),
    );
  }

  /** Resolves when every call so far has been dealt with: also one whose caller has given it up. */
  async idle(): Promise<void> {
    await Promise.all(this.#answering);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request);
    const call: ServiceCall = {
      at: performance.now(),
      method: request.method ?? '',
      path: request.url ?? '',
      authorization: request.headers.authorization,
      contentType: request.headers['content-type'],
      body: parse(text),
      status: 0,
      refused: false,
    };
    const refusal = this.#checkRate(call.at) ?? this.#checkAccess(call);
    this.calls.push(call);
    if (refusal) {
      call.refused = true;
      send(response, call, refusal);
      return;
    }
    const fault = this.fault(call);
    switch (fault?.kind) {
      case undefined:
        send(response, call, this.#write(call));
        break;
      case 'status':
        send(response, call, {
          status: fault.status,
          body: fault.body ?? serviceError(fault.type ?? 'SERVICE_FAULT', 'Told to fail.'),
          ...(fault.headers && { headers: fault.headers }),
        });
        break;
      case 'silence':
        break;
      case 'reset':
        request.socket.resetAndDestroy();
        break;
      case 'lost-answer':
        this.#write(call);
        request.socket.resetAndDestroy();
        break;
      case 'cut-off': {
        const body = JSON.stringify(this.#write(call).body);
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
        response.write(body.slice(0, body.length / 2), () => request.socket.destroy());
        break;
      }
      case 'wrong-body':
        this.#write(call);
        send(response, call, { status: 200, body: fault.body });
        break;
      case 'latency':
        await delay(fault.ms);
        send(response, call, this.#write(call));
        break;
      case 'slow-close': {
        const body = JSON.stringify(this.#write(call).body);
        call.status = 200;
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write(body.slice(0, -1));
        await delay(fault.ms);
        response.end(body.slice(-1));
        break;
      }
    }
  }

  #checkRate(at: number): Answer | undefined {
    const inLastSecond = this.calls.filter((call) => call.at > at - 1000).length;
    if (at >= this.#penaltyUntil && inLastSecond < this.#callsPerSecond) return undefined;
    if (at >= this.#penaltyUntil) this.#penaltyUntil = at + this.#penaltyMs;
    return {
      status: 429,
      body: { errors: [{ error: 'RATE_LIMIT_REACHED', message: 'Rate limit exceeded. Please try again later' }] },
    };
  }

  #checkAccess(call: ServiceCall): Answer | undefined {
    if (call.authorization !== `Bearer ${this.token}`) {
      return { status: 401, body: serviceError('AUTHENTICATION_REQUIRED', 'Authentication required') };
    }
    const [, version, baseId, tableId, ...rest] = call.path.split('/').map(decodeURIComponent);
    if (version !== 'v0' || rest.length > 0 || baseId === undefined) {
      return { status: 404, body: { error: 'NOT_FOUND' } };
    }
    if (baseId !== this.baseId || tableId !== this.tableId) {
      return {
        status: 403,
        body: serviceError(
          'INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND',
          'Invalid permissions, or the model was not found.',
        ),
      };
    }
    return undefined;
  }

  #write(call: ServiceCall): Answer {
    if (call.body === undefined || call.contentType !== 'application/json') {
      return { status: 400, body: serviceError('INVALID_REQUEST_BODY', 'Could not parse request body') };
    }
    const { records, performUpsert } = call.body as {
      records?: { fields: Record<string, unknown> }[];
      performUpsert?: { fieldsToMergeOn: string[] };
    };
    if (!Array.isArray(records) || records.length === 0 || records.length > maxRecords) {
      return {
        status: 422,
        body: serviceError('INVALID_REQUEST_UNKNOWN', 'Invalid request: parameter validation failed.'),
      };
    }
    for (const { fields } of records) {
      const refusal = this.#checkFields(fields);
      if (refusal) return refusal;
    }
    if (call.method === 'PATCH' && performUpsert) return this.#upsert(records, performUpsert.fieldsToMergeOn);
    if (call.method !== 'POST') return { status: 404, body: { error: 'NOT_FOUND' } };
    return { status: 200, body: { records: records.map(({ fields }) => shown(this.#create(fields))) } };
  }

  #checkFields(fields: Record<string, unknown>): Answer | undefined {
    for (const [name, value] of Object.entries(fields)) {
      if (!this.#columns.has(name)) {
        return { status: 422, body: serviceError('UNKNOWN_FIELD_NAME', `Unknown field name: "${name}"`) };
      }
      if (typeof value !== 'string') {
        return {
          status: 422,
          body: serviceError('INVALID_VALUE_FOR_COLUMN', `Field "${name}" cannot accept the provided value`),
        };
      }
    }
    return undefined;
  }

  #create(fields: Record<string, unknown>): ServiceRecord {
    const id = `rec${Array.from({ length: 14 }, () => idLetters.charAt(randomInt(idLetters.length))).join('')}`;
    const record = { id, createdTime: new Date().toISOString(), fields };
    this.records.push(record);
    return record;
  }

  #upsert(records: { fields: Record<string, unknown> }[], mergeOn: string[]): Answer {
    const createdRecords: string[] = [];
    const updatedRecords: string[] = [];
    const written = records.map(({ fields }) => {
      const existing = this.records.find((record) => mergeOn.every((name) => record.fields[name] === fields[name]));
      if (existing) Object.assign(existing.fields, fields);
      const record = existing ?? this.#create(fields);
      (existing ? updatedRecords : createdRecords).push(record.id);
      return shown(record);
    });
    return { status: 200, body: { createdRecords, updatedRecords, records: written } };
  }
}

/** The service leaves empty fields out of its answers. */
function shown({ id, createdTime, fields }: ServiceRecord): ServiceRecord {
  return { id, createdTime, fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) };
}

function serviceError(type: string, message: string) {
  return { error: { type, message } };
}

function send(response: ServerResponse, call: ServiceCall, { status, body, headers }: Answer): void {
  call.status = status;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
