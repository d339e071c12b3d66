import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { root } from './run.ts';

/** Address of every built page, the not-found page under one that leads to it. */
export async function readAddresses(dist = path.join(root, 'dist')): Promise<string[]> {
  const files = await readdir(dist, { recursive: true });
  return files
    .filter((file) => file.endsWith('.html'))
    .map(
      (file) =>
        `/${file
          .split(path.sep)
          .join('/')
          .replace(/\.html$/, '')
          .replace(/^index$/, '')}`,
    )
    .sort();
}
