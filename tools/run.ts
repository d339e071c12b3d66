import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';

/** The project's folder. */
export const root = path.join(import.meta.dirname, '..');

/** Programs of the packages, as npm would find them, but to be run by this very Node on every platform. */
const programs = {
  astro: 'astro/bin/astro.mjs',
  eslint: 'eslint/bin/eslint.js',
  playwright: 'playwright-core/cli.js',
  prettier: 'prettier/bin/prettier.cjs',
  vitest: 'vitest/vitest.mjs',
} as const;

/**
 * Runs a program of the packages to its end, its output going where ours goes, with `changes` to the environment.
 * What ends us ends it. Out: its exit code.
 */
export async function run(
  program: keyof typeof programs,
  args: string[],
  changes: Record<string, string> = {},
): Promise<number> {
  const child = spawn(process.execPath, [path.join(root, 'node_modules', programs[program]), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...changes },
  });
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const [code] = (await once(child, 'close')) as [number | null];
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (code === null) process.exit(1);
  return code;
}
