import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { RecordsService } from '../tests/records-service.ts';
import type { EnquiryFields } from '../enquiry/enquiry.ts';
import { recordsHeaders, recordsUrl } from './testing/app.ts';
import { eventually, slow } from './testing/eventually.ts';
import { temporaryFolder } from './testing/folder.ts';
import { postgresServer } from './testing/postgres.ts';
import { runCommand, runRelay, startRelay } from './testing/process.ts';
import { manySamples, sampleFields } from './testing/samples.ts';
import { writeSite } from './testing/site.ts';

const server = await postgresServer();
const referenceField = 'Referencia';

describe.skipIf(!server)('relays that share a database', { timeout: 60_000 }, () => {
  let url: string;

  beforeEach(async () => {
    url = (await server?.createDatabase()) ?? '';
  }, slow.timeout);

  /** A folder in which relay and commands find the database as the operator set it. */
  function configuredFolder(settings: Record<string, string> = {}): string {
    const folder = temporaryFolder();
    const lines = Object.entries({ DATABASE_URL: url, ...settings }).map(([name, value]) => `${name}=${value}`);
    writeFileSync(path.join(folder, '.env'), lines.join('\n'));
    return folder;
  }

  async function send(relay: { url: string }, fields: EnquiryFields[] = [sampleFields()], headers = {}) {
    return fetch(relay.url + recordsUrl, {
      method: 'POST',
      headers: { ...recordsHeaders, ...headers },
      body: JSON.stringify({ records: fields.map((one) => ({ fields: one })) }),
    });
  }

  async function acknowledged(answer: Promise<Response>): Promise<string[]> {
    const body = (await (await answer).json()) as { records: { id: string }[] };
    return body.records.map(({ id }) => id);
  }

  it('lose nothing, double nothing and keep the rate when one is killed in the middle of a call', async () => {
    const service = await RecordsService.start({ extraColumns: [referenceField] });
    onTestFinished(() => service.stop());
    let latencyMs = 1_500;
    service.fault = () => ({ kind: 'latency', ms: latencyMs });
    const settings = { ...service.environment, AIRTABLE_REFERENCE_FIELD: referenceField };
    const [doomed, survivor] = await Promise.all([
      startRelay(configuredFolder(settings)),
      startRelay(configuredFolder(settings)),
    ]);
    const samples = manySamples(120);
    const references: string[] = [];
    for (let first = 0; first < 80; first += 10) {
      const relay = first % 20 === 0 ? doomed : survivor;
      references.push(...(await acknowledged(send(relay, samples.slice(first, first + 10)))));
    }
    const underway = () => service.calls.filter(({ status }) => status === 0);
    await eventually(() => expect(underway()).toHaveLength(2));
    await doomed.end('SIGKILL');
    latencyMs = 20;
    for (let first = 80; first < 120; first += 10) {
      references.push(...(await acknowledged(send(survivor, samples.slice(first, first + 10)))));
    }
    expect(new Set(references).size).toBe(120);
    const database = new URL(url).pathname.slice(1);
    const counts = async () =>
      server?.query(database, 'SELECT state, count(*)::integer FROM deliveries GROUP BY state ORDER BY state');
    await eventually(async () =>
      expect(await counts()).toEqual([
        { state: 'forwarded', count: 110 },
        { state: 'forwarding', count: 10 },
      ]),
    );
    // Whoever was killed holds its enquiries for half a minute: the test does not wait for that.
    await server?.query(database, `UPDATE deliveries SET due_at = 0 WHERE state = 'forwarding'`);
    await eventually(async () => expect(await counts()).toEqual([{ state: 'forwarded', count: 120 }]));
    expect(service.records.map(({ fields }) => fields[referenceField]).toSorted()).toEqual(references.toSorted());
    expect(service.calls.every(({ status }) => status === 200)).toBe(true);
    expect(service.busiestSecond).toBeLessThanOrEqual(5);
  });

  it('recognise the same enquiry, whichever it reaches', async () => {
    const [a, b] = await Promise.all([startRelay(configuredFolder()), startRelay(configuredFolder())]);
    const [first] = await acknowledged(send(a));
    expect(await acknowledged(send(b))).toEqual([first]);
  });

  it('count together how many enquiries come from one address', async () => {
    const settings = { TRUST_PROXY: 'loopback', RATE_LIMIT_PER_MINUTE: '1', RATE_LIMIT_BURST: '3' };
    const relays = await Promise.all([startRelay(configuredFolder(settings)), startRelay(configuredFolder(settings))]);
    const statuses: number[] = [];
    for (const [index, fields] of manySamples(6).entries()) {
      const { status } = await send(relays[index % 2]!, [fields], { 'x-forwarded-for': '192.0.2.7' });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
    const other = await send(relays[0], manySamples(1), { 'x-forwarded-for': '192.0.2.8' });
    expect(other.status).toBe(200);
  });

  it('answer 503 while the database is away, and recover by themselves', async () => {
    const folder = configuredFolder();
    const relay = await startRelay(folder);
    expect(relay.output().stdout).toMatch(/kept in the PostgreSQL database test\d+ at /);
    expect((await send(relay)).status).toBe(200);
    await server?.stop();
    const refused = await send(relay, manySamples(1));
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ error: { type: 'SERVICE_UNAVAILABLE' } });
    expect((await fetch(`${relay.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
    await server?.start();
    expect((await send(relay, manySamples(1))).status).toBe(200);
    const listed = JSON.parse((await runCommand(folder, 'list', '--json')).stdout) as unknown[];
    expect(listed).toHaveLength(2);
    const { stderr } = await relay.end('SIGTERM');
    for (const line of stderr.trim().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(stderr).not.toMatch(/Ana|town|Message/);
  });

  it('say in one message that the database cannot be reached, without the password', async () => {
    url = 'postgres://relay:secret@127.0.0.1:1/enquiries';
    const folder = configuredFolder();
    writeSite(path.join(folder, 'dist'));
    for (const { code, stderr } of [await runRelay(folder), await runCommand(folder, 'list')]) {
      expect(code).toBe(1);
      expect(stderr).toMatch(
        /^The store in the PostgreSQL database enquiries at 127\.0\.0\.1:1 cannot be opened .*\n$/,
      );
      expect(stderr).not.toContain('secret');
    }
  });

  it('serve the operator from any folder that names the database', async () => {
    const relay = await startRelay(configuredFolder());
    const [reference = ''] = await acknowledged(send(relay));
    const elsewhere = configuredFolder();
    expect((await runCommand(elsewhere, 'show', reference)).stdout).toContain('ana@town.example');
    expect(await runCommand(elsewhere, 'backup', 'copy')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('pg_dump') as string,
    });
    expect((await runCommand(elsewhere, 'erase', '--email', 'ana@town.example', '--yes')).stdout).toBe(
      '1 enquiry erased.\n',
    );
    expect((await runCommand(elsewhere, 'show', reference)).stderr).toContain('erased on request');
  });
});
