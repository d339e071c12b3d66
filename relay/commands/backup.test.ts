import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backUpSqlite } from '../store/sqlite-backup.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { slow } from '../testing/eventually.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { runCommand } from '../testing/process.ts';
import { manySamples, sampleFields } from '../testing/samples.ts';

/** A folder whose store is open, as it is while the relay runs, and holds `count` enquiries. */
async function folderWith(count: number) {
  const folder = temporaryFolder();
  const store = new SqliteStore(path.join(folder, 'data'), { channels: ['records'] });
  onTestFinished(() => store.close());
  await store.accept(manySamples(count).map((fields) => ({ fields, suspicion: null })));
  return { folder, store };
}

async function contentOf(folder: string): Promise<unknown[]> {
  const store = new SqliteStore(folder, { channels: [], create: false });
  onTestFinished(() => store.close());
  return Array.fromAsync(store.enquiries());
}

describe('npm run enquiries -- backup', slow, () => {
  it('copies everything into a file that can stand in for the store, for its owner alone', async () => {
    const { folder, store } = await folderWith(3);
    const { code, stdout } = await runCommand(folder, 'backup', 'enquiries.sqlite');
    const copy = path.join(folder, 'enquiries.sqlite');
    expect(code).toBe(0);
    expect(stdout).toContain(copy);
    expect(readdirSync(folder).sort()).toEqual(['data', 'enquiries.sqlite']);
    expect(statSync(copy).mode & 0o077).toBe(0);
    expect(await contentOf(folder)).toEqual(await Array.fromAsync(store.enquiries()));
  });

  it('copies one moment, however many enquiries come meanwhile', async () => {
    const { folder, store } = await folderWith(3_000);
    const before = await Array.fromAsync(store.enquiries());
    let later = 0;
    await backUpSqlite(store.location, path.join(folder, 'enquiries.sqlite'), () => {
      later += 1;
      void store.accept([{ fields: sampleFields({ Mensaje: `Later ${later}` }), suspicion: null }]);
    });
    expect(later).toBeGreaterThan(1);
    expect(await contentOf(folder)).toEqual(before);
  });

  it('overwrites nothing', async () => {
    const { folder } = await folderWith(1);
    writeFileSync(path.join(folder, 'kept.sqlite'), 'kept');
    const { code, stderr } = await runCommand(folder, 'backup', 'kept.sqlite');
    expect(code).toBe(1);
    expect(stderr).toContain('is there already');
    expect(statSync(path.join(folder, 'kept.sqlite')).size).toBe(4);
  });

  it('says where it could not write, and leaves nothing behind', async () => {
    const { folder } = await folderWith(1);
    const { code, stderr } = await runCommand(folder, 'backup', 'nowhere/copy.sqlite');
    expect(code).toBe(1);
    expect(stderr).toContain(path.join(folder, 'nowhere', 'copy.sqlite'));
    expect(existsSync(path.join(folder, 'nowhere'))).toBe(false);
  });

  it('wants a file', async () => {
    const { folder } = await folderWith(1);
    expect((await runCommand(folder, 'backup')).code).toBe(2);
  });
});
