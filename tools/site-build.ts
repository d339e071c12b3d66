import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { readSampleValues, refuseSampleValues } from '../site/build/sample-values.ts';
import { root, run } from './run.ts';

/** Everything that the built site follows from, besides the settings. */
const sources = ['site', 'enquiry', 'astro.config.ts', 'tsconfig.json', 'package-lock.json'];

/** Settings of the environment that the build reads. */
const settings = /^(?:PUBLIC_.*|SITE_ENV|SITE_HSTS|ALLOW_PUBLIC_TOKEN)$/;

/** What the site in `dist/` was built from. Its name keeps it from being served. */
const stamp = path.join(root, 'dist', '_inputs');

/** Whether `dist/` is what a build would make now. */
export function isBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digestInputs();
}

/**
 * Builds the site into `dist/`. Out: the exit code of the build.
 * Sample values are looked for first: the list is then whole even where an empty value would stop the build itself.
 */
export async function buildSite(): Promise<number> {
  const inputs = digestInputs();
  if (process.env['SITE_ENV'] === 'production') {
    try {
      refuseSampleValues(readSampleValues());
    } catch (error) {
      console.error((error as Error).message);
      return 1;
    }
  }
  rmSync(stamp, { force: true });
  const code = await run('astro', ['build']);
  if (code === 0) writeFileSync(stamp, inputs);
  return code;
}

function digestInputs(): string {
  if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'));
  const hash = createHash('sha256');
  for (const file of sources.flatMap(listFiles)) hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  for (const [name, value] of Object.entries(process.env).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (settings.test(name)) hash.update(`\0${name}=${value ?? ''}`);
  }
  return hash.digest('hex');
}

function listFiles(source: string): string[] {
  if (!statSync(path.join(root, source)).isDirectory()) return [source];
  return readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}
