/**
 * Installs the packages of a folder's lockfile. Runs on whatever Node the machine has, with nothing installed: so
 * plain JavaScript and Node's own modules only.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/**
 * Packages of a lockfile by their place; none when the file is not there or was cut off.
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * Whether everything is in its place. npm writes its own list last, so an installation that was killed midway does
 * not count; packages for other platforms are optional and may be missing.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const installed = readPackages(path.join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(readPackages(path.join(folder, 'package-lock.json'))).every(
    ([place, { version, optional, devOptional }]) =>
      place === '' || optional || devOptional || installed[place]?.version === version,
  );
}

/**
 * Runs npm in a folder to its end: the one that runs us, else the machine's.
 * @param {string} folder
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function runNpm(folder, args, options) {
  const npm = process.env['npm_execpath'];
  const [command, before] = npm ? [process.execPath, [npm]] : ['npm', []];
  const shell = !npm && process.platform === 'win32';
  return spawnSync(command, [...before, ...args], { cwd: folder, shell, ...options });
}

/**
 * Installs exactly what the lockfile says; none of the packages runs a script. Out: whether that worked; if not, npm
 * has said why.
 * @param {string} folder
 */
export function install(folder) {
  const options = ['--ignore-scripts', '--include=dev', '--include=optional', '--prefer-offline'];
  const { status } = runNpm(folder, ['ci', ...options, '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}
