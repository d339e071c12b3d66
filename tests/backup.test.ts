import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { recordsHeaders, recordsUrl } from '../relay/testing/app.ts';
import { SqliteStore } from '../relay/store/sqlite.ts';
import { temporaryFolder } from '../relay/testing/folder.ts';
import { startRelay } from '../relay/testing/process.ts';
import { sampleFields } from '../relay/testing/samples.ts';
import { root } from '../tools/run.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Runs one of the scripts in `deploy/` for the relay whose data is in `folder`. */
async function runScript(folder: string, script: string, ...args: string[]) {
  const child = spawn('sh', [path.join(root, 'deploy', script), ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], DATABASE_URL: '', DATA_DIR: path.join(folder, 'data'), BACKUP_DIR: 'backups' },
  });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code as number, stdout, stderr };
}

async function send(url: string, Mensaje: string): Promise<void> {
  const body = JSON.stringify({ records: [{ fields: sampleFields({ Mensaje }) }] });
  const { status } = await fetch(url + recordsUrl, { method: 'POST', headers: recordsHeaders, body });
  expect(status).toBe(200);
}

async function messages(folder: string): Promise<string[]> {
  const store = new SqliteStore(path.join(folder, 'data'), { channels: [], create: false });
  const enquiries = await Array.fromAsync(store.enquiries());
  await store.close();
  return enquiries.map(({ fields }) => fields.Mensaje);
}

function backups(folder: string): string[] {
  return readdirSync(path.join(folder, 'backups')).sort();
}

describe.skipIf(process.platform === 'win32')('a backup', { timeout: 60_000 }, () => {
  it('made while the relay runs can be put back', async () => {
    const folder = temporaryFolder();
    const relay = await startRelay(folder);
    await send(relay.url, 'Before');
    expect(await runScript(folder, 'backup.sh')).toMatchObject({ code: 0 });
    const [copy = ''] = backups(folder);
    await send(relay.url, 'After');
    expect(await messages(folder)).toEqual(['Before', 'After']);
    await relay.end('SIGTERM');

    const { code, stdout } = await runScript(folder, 'restore.sh', `backups/${copy}`);
    expect(code).toBe(0);
    expect(stdout).toMatch(/received +1/);
    expect(await messages(folder)).toEqual(['Before']);
    expect(readdirSync(path.join(folder, 'data'))).toEqual(['enquiries.sqlite']);
    const replaced = backups(folder).find((name) => name.startsWith('replaced-')) ?? '';
    expect(existsSync(path.join(folder, 'backups', replaced, 'enquiries.sqlite'))).toBe(true);

    const again = await startRelay(folder);
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  });

  it.skipIf(process.platform !== 'linux')('is not put back under a running relay', async () => {
    const folder = temporaryFolder();
    const relay = await startRelay(folder);
    await send(relay.url, 'Kept');
    await runScript(folder, 'backup.sh');
    const { code, stderr } = await runScript(folder, 'restore.sh', `backups/${backups(folder)[0] ?? ''}`);
    expect(code).not.toBe(0);
    expect(stderr).toContain('Stop the relay');
    expect(await messages(folder)).toEqual(['Kept']);
  });

  it('that is no store is not put back', async () => {
    const folder = temporaryFolder();
    const relay = await startRelay(folder);
    await send(relay.url, 'Kept');
    await relay.end('SIGTERM');
    writeFileSync(path.join(folder, 'broken.sqlite'), 'nonsense '.repeat(1_000));
    expect((await runScript(folder, 'restore.sh', 'broken.sqlite')).code).not.toBe(0);
    expect(await messages(folder)).toEqual(['Kept']);
    expect(readdirSync(path.join(folder, 'data'))).toEqual(['enquiries.sqlite']);
  });

  it('does not get older than a week', async () => {
    const folder = temporaryFolder();
    await startRelay(folder);
    await runScript(folder, 'backup.sh');
    const [first = ''] = backups(folder);
    renameSync(path.join(folder, 'backups', first), path.join(folder, 'backups', 'enquiries-oldest.sqlite'));
    for (const [name, days] of Object.entries({ oldest: 20_000, old: 6.01, recent: 5.9 })) {
      const file = path.join(folder, 'backups', `enquiries-${name}.sqlite`);
      writeFileSync(file, '');
      const at = new Date(Date.now() - days * dayMs);
      utimesSync(file, at, at);
    }
    expect(await runScript(folder, 'backup.sh')).toMatchObject({ code: 0 });
    const left = backups(folder);
    expect(left).toHaveLength(2);
    expect(left).toContain('enquiries-recent.sqlite');
  });
});
