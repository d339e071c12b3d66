import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { root } from '../../tools/run.ts';

/** A build that has ended. */
export interface Built {
  code: number | null;
  /** Folder of the result; whoever asks for the build removes it. */
  dist: string;
  output: string;
}

/** Builds the site with other settings into a folder of its own. */
export async function buildVariant(environment: Record<string, string>): Promise<Built> {
  const dist = await mkdtemp(path.join(tmpdir(), 'variant-'));
  const program = path.join(root, 'node_modules/astro/bin/astro.mjs');
  const { NODE_ENV: _, VITEST: __, ...own } = process.env;
  const child = spawn(process.execPath, [program, 'build', '--outDir', dist], {
    cwd: root,
    env: { ...own, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, dist, output };
}
