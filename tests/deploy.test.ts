import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../relay/testing/eventually.ts';
import { recordsHeaders, recordsUrl } from '../relay/testing/app.ts';
import { temporaryFolder } from '../relay/testing/folder.ts';
import { sampleFields } from '../relay/testing/samples.ts';
import { writeSite } from '../relay/testing/site.ts';
import { commonHeaders } from '../site/build/serving.ts';
import { root } from '../tools/run.ts';
import { serveSite, type ServedSite } from '../tools/served-site.ts';
import { findCaddy, freePort, startCaddy, type Ask } from './support/caddy.ts';
import { listEnquiries } from './support/enquiry.ts';

/** What cannot be had is skipped on a person's machine, and fails where nobody would notice. */
function isMissing(what: string, found: boolean): boolean {
  if (found) return false;
  if (process.env['CI']) throw new Error(`${what} is missing.`);
  console.warn(`Skipped, because ${what} is missing.`);
  return true;
}

const caddy = findCaddy() ?? '';

async function startRelay(environment: Record<string, string> = {}): Promise<ServedSite> {
  const relay = await serveSite(environment, writeSite(temporaryFolder(), { headers: commonHeaders('host') }));
  onTestFinished(() => relay.stop());
  return relay;
}

async function startBoth(environment: Record<string, string> = {}) {
  const relay = await startRelay(environment);
  return { relay, proxy: await startCaddy(caddy, new URL(relay.url).host) };
}

let sent = 0;

/** An enquiry like no other. */
function enquiry(headers: Record<string, string> = {}): Ask {
  sent += 1;
  return {
    method: 'POST',
    headers: { ...recordsHeaders, ...headers },
    body: JSON.stringify({ records: [{ fields: sampleFields({ Mensaje: `Message ${sent}` }) }] }),
  };
}

describe.skipIf(isMissing('Caddy', caddy !== ''))('deploy/Caddyfile', () => {
  it('sends http on to https', async () => {
    const { proxy } = await startBoth();
    const { status, headers } = await proxy.askPlainly('/contact?a=b');
    expect(status).toBe(308);
    expect(headers['location']).toEqual(['https://localhost/contact?a=b']);
    expect(headers['server']).toBeUndefined();
  });

  it('serves the site, says once that it is to be reached by https only, and not what it is', async () => {
    const { proxy } = await startBoth({ TRUST_PROXY: 'loopback' });
    for (const [address, expected] of Object.entries({ '/': 200, '/nowhere': 404, '/healthz': 200 })) {
      const { status, headers } = await proxy.ask(address);
      expect(status, address).toBe(expected);
      expect(headers['strict-transport-security'], address).toEqual(['max-age=63072000']);
      expect(headers['server'], address).toBeUndefined();
      expect(headers['x-powered-by'], address).toBeUndefined();
    }
    expect((await proxy.ask('/', { headers: { 'accept-encoding': 'br' } })).headers['content-encoding']).toEqual([
      'br',
    ]);
  });

  it('speaks HTTP/2', async () => {
    const { proxy } = await startBoth();
    const session = connect(proxy.url, { ca: proxy.authority });
    onTestFinished(() => session.destroy());
    const stream = session.request({ ':path': '/' });
    const status = await new Promise((resolve, reject) => {
      stream.on('response', (headers) => resolve(headers[':status']));
      stream.on('error', reject);
    });
    expect(status).toBe(200);
  });

  it('lets an enquiry through that the site itself sends, and no other', async () => {
    const { relay, proxy } = await startBoth({ TRUST_PROXY: 'loopback' });
    expect((await proxy.ask(recordsUrl, enquiry({ origin: 'https://elsewhere.example' }))).status).toBe(403);
    const { status, body } = await proxy.ask(recordsUrl, enquiry({ origin: proxy.url }));
    expect(status).toBe(200);
    const { records } = JSON.parse(body) as { records: { id: string }[] };
    expect(await listEnquiries(relay)).toMatchObject([{ reference: records[0]?.id }]);
  });

  it('answers a body that is too large', async () => {
    const { proxy } = await startBoth({ TRUST_PROXY: 'loopback' });
    const { status, body } = await proxy.ask(recordsUrl, { ...enquiry(), body: ' '.repeat(200_000) });
    expect(status).toBe(413);
    expect(JSON.parse(body)).toMatchObject({ error: { type: expect.any(String) } });
  });

  it('tells visitors apart by their own address, whatever they claim', async () => {
    const { proxy } = await startBoth({ TRUST_PROXY: 'loopback', RATE_LIMIT_BURST: '2', RATE_LIMIT_PER_MINUTE: '1' });
    const statuses = [];
    for (const claim of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      const { status } = await proxy.ask(recordsUrl, { ...enquiry({ 'x-forwarded-for': claim }), from: '127.0.0.2' });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect((await proxy.ask(recordsUrl, { ...enquiry(), from: '127.0.0.3' })).status).toBe(200);
  });

  it('is not believed by a relay that was not told of it, which then says so', async () => {
    const { proxy } = await startBoth({ RATE_LIMIT_BURST: '1', RATE_LIMIT_PER_MINUTE: '1' });
    for (let count = 0; count < 3; count += 1) {
      expect((await proxy.ask(recordsUrl, { ...enquiry(), from: '127.0.0.2' })).status).toBe(200);
    }
    expect((await proxy.ask('/readyz')).body).toContain('TRUST_PROXY');
  });

  it('logs what goes wrong, and not whose request it was', async () => {
    const proxy = await startCaddy(caddy, `localhost:${await freePort()}`);
    expect((await proxy.ask('/contact', { ...enquiry(), from: '127.0.0.2' })).status).toBe(502);
    await eventually(() => expect(proxy.log()).toContain('http.log.error'));
    expect(proxy.log()).not.toContain('127.0.0.2');
    expect(proxy.log()).not.toContain('/contact');
  });

  it('lets visitors wait while the relay restarts', async () => {
    const port = await freePort();
    const proxy = await startCaddy(caddy, `localhost:${port}`);
    const answer = proxy.ask('/');
    await startRelay({ PORT: String(port) });
    expect((await answer).status).toBe(200);
  });
});

const systemdMissing = isMissing('systemd-analyze', spawnSync('systemd-analyze', ['--version']).status === 0);

describe.skipIf(systemdMissing)('the units in deploy/', () => {
  it('are understood by systemd, and start what is there', () => {
    const folder = temporaryFolder();
    const deploy = path.join(root, 'deploy');
    const units = readdirSync(deploy).filter((name) => /\.(?:service|timer)$/.test(name));
    expect(units).toHaveLength(3);
    for (const name of units) {
      cpSync(path.join(deploy, name), path.join(folder, name));
      const text = readFileSync(path.join(folder, name), 'utf8').replaceAll('/srv/hilvana/current', root);
      writeFileSync(path.join(folder, name), text);
    }
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});
