import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { SqliteStore } from './store/sqlite.ts';
import { recordsHeaders, recordsUrl, storedEnquiries, testApp } from './testing/app.ts';
import { slow } from './testing/eventually.ts';
import { temporaryFolder } from './testing/folder.ts';
import { sampleFields } from './testing/samples.ts';

const forwarding = readConfig({ AIRTABLE_TOKEN: 'patSecret', AIRTABLE_BASE_ID: 'appB', AIRTABLE_TABLE_ID: 'tblT' });
const call = {
  method: 'POST' as const,
  url: recordsUrl,
  headers: recordsHeaders,
  payload: { records: [{ fields: sampleFields() }] },
};

describe('the health of the relay', slow, () => {
  it('is good when it can store', async () => {
    const { app } = testApp();
    const alive = await app.inject('/healthz');
    expect(alive.json()).toEqual({ status: 'ok' });
    expect(alive.headers['cache-control']).toBe('no-store');
    const ready = await app.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.headers['cache-control']).toBe('no-store');
    expect(ready.json()).toEqual({ canStore: true, warnings: [] });
  });

  it('warns when forwarding is paused, and says nothing personal or secret', async () => {
    const { app, store } = testApp({ config: forwarding });
    await app.inject(call);
    const begun = await store.beginCall('records', { batch: 10, perSecond: 5, timeoutMs: 8_000, leaseMs: 30_000 });
    if ('waitMs' in begun) throw new Error('There is nothing to forward.');
    const fault = { kind: 'configuration', detail: '401 AUTHENTICATION_REQUIRED', since: Date.now() } as const;
    await store.endCall(begun, [], { failures: 1, batch: 1, pausedUntil: 0, fault });
    const ready = await app.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    const { warnings } = ready.json<{ warnings: string[] }>();
    expect(warnings).toContainEqual(expect.stringContaining('Forwarding is paused'));
    expect(ready.body).not.toMatch(/Ana|town|patSecret|appB|tblT|rec[A-Za-z0-9]{14}/);
  });

  it('is bad while the store is locked; then nothing is stored and the caller is told', async () => {
    const folder = temporaryFolder();
    const store = new SqliteStore(folder, { channels: ['records'] });
    const { app } = testApp({ store });
    const other = new DatabaseSync(path.join(folder, 'enquiries.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    const refused = await app.inject(call);
    expect(refused.statusCode).toBe(503);
    expect(refused.json<{ error: { type: string } }>().error.type).toBe('SERVICE_UNAVAILABLE');
    const ready = await app.inject('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.json<{ canStore: boolean }>().canStore).toBe(false);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    other.exec('ROLLBACK');
    other.close();
    expect((await app.inject(call)).statusCode).toBe(200);
    expect(await storedEnquiries(store)).toHaveLength(1);
  });
});
