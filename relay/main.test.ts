import { once } from 'node:events';
import { createServer, connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { RecordsService } from '../tests/records-service.ts';
import { recordsHeaders, recordsUrl } from './testing/app.ts';
import { eventually, slow } from './testing/eventually.ts';
import { temporaryFolder } from './testing/folder.ts';
import { runCommand, runRelay, startRelay } from './testing/process.ts';
import { sampleFields } from './testing/samples.ts';
import { writeSite } from './testing/site.ts';

async function send(url: string, fields = sampleFields()): Promise<Response> {
  const body = JSON.stringify({ records: [{ fields }] });
  return fetch(url + recordsUrl, { method: 'POST', headers: recordsHeaders, body });
}

async function startService(): Promise<RecordsService> {
  const service = await RecordsService.start();
  onTestFinished(() => service.stop());
  return service;
}

describe('the relay as a process', slow, () => {
  it('says where it is, where enquiries are kept, and that they are not forwarded', async () => {
    const folder = temporaryFolder();
    const relay = await startRelay(folder);
    const { stdout } = relay.output();
    expect(stdout).toMatch(/http:\/\/localhost:\d+/);
    expect(stdout).toContain(path.join(folder, 'data', 'enquiries.sqlite'));
    expect(stdout).toContain('only kept');
    expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
    expect((await fetch(relay.url)).status).toBe(200);
  });

  it('forwards within a second what it has accepted, and says whither', async () => {
    const service = await startService();
    const relay = await startRelay(temporaryFolder(), service.environment);
    expect(relay.output().stdout).toContain(new URL(service.url).host);
    expect((await send(relay.url)).status).toBe(200);
    await eventually(() => expect(service.records.map(({ fields }) => fields)).toEqual([sampleFields()]));
  });

  it('keeps what it has accepted when it is killed, and forwards it after the next start', async () => {
    const folder = temporaryFolder();
    const first = await startRelay(folder);
    const answer = (await (await send(first.url)).json()) as { records: { id: string }[] };
    await first.end('SIGKILL');
    const service = await startService();
    await startRelay(folder, service.environment);
    await eventually(() => expect(service.records).toHaveLength(1));
    const listed = JSON.parse((await runCommand(folder, 'list', '--json')).stdout) as unknown;
    expect(listed).toMatchObject([{ reference: answer.records[0]?.id, fields: sampleFields() }]);
  });

  it('finishes what runs before it stops', async () => {
    const service = await startService();
    const folder = temporaryFolder();
    const relay = await startRelay(folder, service.environment);
    service.failNext({ kind: 'latency', ms: 300 });
    await send(relay.url);
    await eventually(() => expect(service.calls).toHaveLength(1));
    expect(await relay.end('SIGTERM')).toMatchObject({ code: 0 });
    const { stdout } = await runCommand(folder, 'list', '--json');
    expect(JSON.parse(stdout)).toMatchObject([{ state: 'forwarded' }]);
  });

  it('writes into its log neither what a visitor wrote nor an address', async () => {
    const relay = await startRelay(temporaryFolder());
    await send(relay.url);
    await send(relay.url, sampleFields({ Email: 'not-an-address' }));
    await fetch(`${relay.url}/secret-path?secret-query`);
    await fetch(relay.url + recordsUrl, { method: 'POST', headers: recordsHeaders, body: '{"secret-body' });
    await fetch(`${relay.url}/enquiries`, { method: 'POST', body: new URLSearchParams({ name: 'secret-name' }) });
    const { stderr } = await relay.end('SIGTERM');
    const lines = stderr.trim().split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(4);
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(stderr).not.toMatch(/Ana|town|demo|not-an-address|secret|612|remoteAddress|ip"/);
  });

  it('answers 503 when there is no room left, and has stored exactly what it acknowledged', async () => {
    const folder = temporaryFolder();
    const relay = await startRelay(folder, {}, '512');
    const acknowledged: string[] = [];
    for (let index = 0; index < 40; index += 1) {
      const answer = await send(relay.url, sampleFields({ Mensaje: `${index} ${'x'.repeat(4900)}` }));
      expect([200, 503]).toContain(answer.status);
      const body = (await answer.json()) as { records?: { id: string }[]; error?: { type: string } };
      if (answer.status === 200) acknowledged.push(body.records?.[0]?.id ?? '');
      else expect(body.error?.type).toBe('SERVICE_UNAVAILABLE');
    }
    expect(acknowledged.length).toBeLessThan(40);
    expect((await fetch(`${relay.url}/readyz`)).status).toBe(503);
    await relay.end('SIGKILL');
    const kept = JSON.parse((await runCommand(folder, 'list', '--json')).stdout) as { reference: string }[];
    expect(kept.map(({ reference }) => reference)).toEqual(acknowledged);
    expect((await send((await startRelay(folder)).url)).status).toBe(200);
  });

  it('cuts off who sends too slowly', async () => {
    const relay = await startRelay(temporaryFolder());
    const socket = connect(Number(new URL(relay.url).port), 'localhost');
    socket.write('POST /enquiries HTTP/1.1\r\nhost: localhost\r\ncontent-le');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"type":"REQUEST_TIMEOUT"');
  });

  it('stops in time though somebody sends slowly', async () => {
    const relay = await startRelay(temporaryFolder(), { HOST: '127.0.0.1' });
    const socket = connect(Number(new URL(relay.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    const head = ['POST /enquiries HTTP/1.1', 'host: localhost', 'content-type: application/x-www-form-urlencoded'];
    socket.write([...head, 'content-length: 9', 'expect: 100-continue', '', ''].join('\r\n'));
    await once(socket, 'data');
    const begun = performance.now();
    expect((await relay.end('SIGTERM')).code).toBe(0);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  it('answers what is no HTTP in the same shape', async () => {
    const relay = await startRelay(temporaryFolder());
    const socket = connect(Number(new URL(relay.url).port), 'localhost');
    socket.write('nonsense\r\n\r\n');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"type":"INVALID_REQUEST"');
  });

  it('names a port that is in use', async () => {
    const server = createServer().listen(0, 'localhost');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const folder = temporaryFolder();
    writeSite(path.join(folder, 'dist'));
    const { code, stderr } = await runRelay(folder, { PORT: String(port) });
    expect(code).toBe(1);
    expect(stderr).toContain(`Port ${port} is in use.`);
    expect(stderr).not.toContain('    at ');
  });

  it('names every wrong setting, and starts nothing', async () => {
    const { code, stdout, stderr } = await runRelay(temporaryFolder(), { PORT: 'x', AIRTABLE_TOKEN: 'patSecret' });
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/PORT must be[^]*AIRTABLE_BASE_ID is missing[^]*AIRTABLE_TABLE_ID is missing/);
    expect(stderr).not.toContain('patSecret');
  });

  it('says that the site was not built', async () => {
    const { code, stderr } = await runRelay(temporaryFolder());
    expect(code).toBe(1);
    expect(stderr).toContain('npm run build');
  });
});
