import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleFields } from '../testing/samples.ts';
import { describeStore } from './contract.ts';
import { SqliteStore } from './sqlite.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'relay-store-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describeStore('SQLite', async (options) => new SqliteStore(folder, options));

describe('the SQLite file', () => {
  it('is made with its folder, closed to others', async () => {
    const made = path.join(folder, 'new', 'data');
    const store = new SqliteStore(made, { channels: ['records'] });
    expect(readdirSync(made)).toContain('enquiries.sqlite');
    expect(statSync(made).mode & 0o077).toBe(0);
    await store.close();
  });

  it('is not made where it is only looked for', () => {
    expect(() => new SqliteStore(folder, { channels: [], create: false })).toThrow(/There is no store at .*DATA_DIR/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is refused when a newer release wrote it', async () => {
    await new SqliteStore(folder, { channels: [] }).close();
    const database = new DatabaseSync(path.join(folder, 'enquiries.sqlite'));
    database.exec('PRAGMA user_version = 1000');
    database.close();
    expect(() => new SqliteStore(folder, { channels: [] })).toThrow(/newer release/);
  });

  it('is refused when it is something else', () => {
    writeFileSync(path.join(folder, 'enquiries.sqlite'), 'not a database'.repeat(100));
    expect(() => new SqliteStore(folder, { channels: [] })).toThrow(/cannot be opened \(file is not a database\)/);
  });

  it('fails without harm while another process holds the lock, and works afterwards', async () => {
    const store = new SqliteStore(folder, { channels: ['records'] });
    const other = new DatabaseSync(path.join(folder, 'enquiries.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    await expect(store.accept([{ fields: sampleFields(), suspicion: null }])).rejects.toThrow(/locked/);
    other.exec('ROLLBACK');
    other.close();
    const [receipt] = await store.accept([{ fields: sampleFields(), suspicion: null }]);
    expect(receipt?.repeated).toBe(false);
    await store.close();
  });

  it('holds nothing of what was erased, in any file', async () => {
    const store = new SqliteStore(folder, { channels: ['records', 'mail'] });
    const marked = (index: number) =>
      sampleFields({ Nombre: `Erase${index}Me`, Mensaje: `Secret${index}! ${'text '.repeat((index * 37) % 900)}` });
    const references: string[] = [];
    for (let index = 0; index < 400; index += 1) {
      const receipts = await store.accept([{ fields: marked(index), suspicion: null }]);
      references.push(...receipts.map(({ reference }) => reference));
      if (index % 3 === 0) await store.erase(references.splice((index * 7) % references.length, 1), 'retention');
    }
    expect(await store.scrub()).toBe(true);
    const kept = new Set((await Array.fromAsync(store.enquiries())).map(({ fields }) => fields.Nombre));
    const bytes = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'latin1'));
    const found = new Set(bytes.join('').match(/Erase\d+Me/g));
    expect(found).toEqual(kept);
    expect(new Set(bytes.join('').match(/Secret\d+!/g)).size).toBe(kept.size);
    await store.close();
  });

  it('cannot be scrubbed while another process reads, and says so', async () => {
    const store = new SqliteStore(folder, { channels: ['records'] });
    const [receipt] = await store.accept([{ fields: sampleFields(), suspicion: null }]);
    const other = new DatabaseSync(path.join(folder, 'enquiries.sqlite'));
    other.exec('BEGIN; SELECT * FROM enquiries');
    await store.erase([receipt?.reference ?? ''], 'request');
    expect(await store.scrub()).toBe(false);
    other.close();
    expect(await store.scrub()).toBe(true);
    await store.close();
  });
});
