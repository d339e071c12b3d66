import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { root } from './run.ts';

/** A built site, served by a relay of its own. */
export interface ServedSite {
  /** Address without a trailing slash. */
  url: string;
  /** Folder in which the relay runs and keeps its data. */
  folder: string;
  /** The relay's process. */
  pid: number | undefined;
  /** Everything that the relay has printed so far. */
  output: () => string;
  /** Ends the relay and removes its folder. */
  stop: () => Promise<void>;
}

/**
 * Serves the site built in `dist` (the project's own by default) at a free port, with nothing set but `environment`:
 * the relay runs in a new folder, where neither the operator's data nor settings are.
 * Rejects with what the relay has printed when it does not start.
 */
export async function serveSite(
  environment: Record<string, string> = {},
  dist = path.join(root, 'dist'),
): Promise<ServedSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await symlink(dist, path.join(folder, 'dist'), 'junction');
  const child = spawn(process.execPath, [path.join(root, 'relay/main.ts')], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
  });
  const ended = once(child, 'close');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const [, address] = /(http:\/\/localhost:\d+)\n/.exec(output) ?? [];
        if (address) resolve(address);
      });
    }
    void ended.then(() => {
      reject(new Error(`The relay did not start:\n${output}`));
    });
  });
  return {
    url,
    folder,
    pid: child.pid,
    output: () => output,
    stop: async () => {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
