import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Endings of text files; pictures and fonts are compressed already. */
const compressible = new Set(['.css', '.html', '.ico', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

/**
 * Writes `file.br` and `file.gz` beside a text file, each where it is smaller than the file.
 * Other kinds of files are left alone.
 */
export async function compress(file: string): Promise<void> {
  if (!compressible.has(path.extname(file))) return;
  const body = await readFile(file);
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const encoded = { br: await brotli(body, { params: parameters }), gz: await gzipped(body, { level: 9 }) };
  for (const [suffix, result] of Object.entries(encoded)) {
    if (result.length < body.length) await writeFile(`${file}.${suffix}`, result);
  }
}
