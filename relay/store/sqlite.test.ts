import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
});
