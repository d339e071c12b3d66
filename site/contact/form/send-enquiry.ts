import type { StoredName } from '../../../enquiry/fields.ts';
import { formatSignals, signalsHeader, type Signals } from '../../../enquiry/signals.ts';
import { referencePattern } from '../../../enquiry/wire.ts';

/** How the one call is made. */
export interface RecordsCall {
  /** Path on the site's own origin, or a whole address in direct mode. */
  url: string;
  /** Bearer token. */
  token: string;
  /** Whether the call goes to the hosted database itself, which must not get the signals. */
  direct: boolean;
}

/** What became of an enquiry. The reference is missing where the answer could not be read. */
export type Outcome = { sent: true; reference: string | undefined } | { sent: false };

/** After so many milliseconds without an answer the page gives up. Sending again then stores nothing twice. */
const patience = 20_000;

/**
 * Makes the one call. Never rejects: whatever goes wrong is an outcome. Its status and error type go to the console,
 * what the visitor wrote does not.
 */
export async function sendEnquiry(
  fields: Record<StoredName, string>,
  signals: Signals,
  { url, token, direct }: RecordsCall,
  timeout = patience,
): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        ...(direct ? {} : { [signalsHeader]: formatSignals(signals) }),
      },
      body: JSON.stringify({ records: [{ fields }] }),
      signal: AbortSignal.timeout(timeout),
    });
    const body = await readJson(response);
    if (response.ok) return { sent: true, reference: findReference(body) };
    report(`status ${response.status}, ${findErrorType(body) ?? 'no error type'}`);
  } catch (error) {
    report(error instanceof Error ? error.name : typeof error);
  }
  return { sent: false };
}

function report(detail: string): void {
  console.error(`Error sending message: ${detail}`);
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function findReference(body: unknown): string | undefined {
  const records = property(body, 'records');
  const id = Array.isArray(records) ? property(records[0], 'id') : undefined;
  return typeof id === 'string' && referencePattern.test(id) ? id : undefined;
}

/** The service answers `{"error":"NOT_FOUND"}` or `{"error":{"type":"NOT_FOUND"}}`. */
function findErrorType(body: unknown): string | undefined {
  const error = property(body, 'error');
  const type = typeof error === 'string' ? error : property(error, 'type');
  return typeof type === 'string' ? type.slice(0, 60) : undefined;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
