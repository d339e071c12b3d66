import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { root } from '../tools/run.ts';
import { measureTransfer } from '../tools/transfer.ts';
import { listedAddresses } from './support/addresses.ts';
import { test } from './support/test.ts';

/** Bytes of the first round trip: ten segments of TCP's initial window (RFC 6928). */
const firstRoundTrip = 14_336;
const kilobyte = 1000;

describe.each(listedAddresses)('%s', (address) => {
  test('loads within its budget of bytes', async ({ open, site }) => {
    const page = await open('about:blank', { width: 360 });
    const transferred = await measureTransfer(page, site.url + address);
    const total = transferred.reduce((sum, { bytes }) => sum + bytes, 0);
    expect.soft(transferred.filter(({ kind }) => kind === 'Script')).toEqual([]);
    expect.soft(total, JSON.stringify(transferred)).toBeLessThanOrEqual((address === '/' ? 80 : 64) * kilobyte);
  });

  test('has its document and styles in the first round trip', async () => {
    const file = path.join(root, 'dist', `${address === '/' ? 'index' : address}.html`);
    expect((await readFile(`${file}.br`)).length).toBeLessThanOrEqual(firstRoundTrip);
  });

  test('holds little script', async () => {
    const file = path.join(root, 'dist', `${address === '/' ? 'index' : address}.html`);
    const html = await readFile(file, 'utf8');
    const scripts = [...html.matchAll(/<script(?![^>]*(?:ld\+json|src=))[^>]*>([^]*?)<\/script>/g)];
    const bytes = brotliCompressSync(scripts.map(([, text]) => text).join('\n')).length;
    expect(bytes).toBeLessThanOrEqual((address === '/contact' ? 4 : 1.5) * kilobyte);
  });
});
