import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { installPackage } from './distribution.ts';

/** Where distributions keep the programs of each version, away from `PATH`. */
const versionFolders = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/** The folder with the programs of an installed PostgreSQL server: the one in `PATH`, else the newest. */
export function findPostgres(): string | undefined {
  const versions = versionFolders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((version) => path.join(folder, version, 'bin')))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...versions];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))));
}

/** Finds a PostgreSQL server, or gets the distribution's package where that is allowed. */
export function ensurePostgres(): string | undefined {
  const found = findPostgres();
  if (found) return found;
  console.log('No PostgreSQL server is installed.');
  installPackage('postgresql');
  return findPostgres();
}
