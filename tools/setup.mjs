/**
 * Installs what the lockfile asks for when it is not there yet. Runs before every other command, on whatever Node
 * the machine has, with nothing installed: so plain JavaScript and Node's own modules only. The packages bring
 * their own Node (see docs/decisions/0002-own-node.md), which npm finds first for the command itself.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Packages of a lockfile by their place; none when the file is not there or was cut off. */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * Whether everything is in its place. npm writes its own list last, so an installation that was killed midway does
 * not count; packages for other platforms are optional and may be missing.
 */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(readPackages('package-lock.json')).every(
    ([place, { version, optional, devOptional }]) =>
      place === '' || optional || devOptional || installed[place]?.version === version,
  );
}

function install() {
  console.log('Installing the packages of package-lock.json. This happens once and takes a minute or two.');
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const options = ['--include=dev', '--include=optional', '--prefer-offline', '--no-audit', '--no-fund'];
  const { status } = spawnSync(command, [...before, 'ci', ...options, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: !npm && process.platform === 'win32',
  });
  return status === 0;
}

if (!isInstalled() && !install()) {
  console.error('The packages could not be installed: npm says why above. Run the same command again to try again.');
  process.exit(1);
}

if (!existsSync(path.join(root, 'node_modules', '.bin', 'node')) && Number.parseInt(process.versions.node) < 26) {
  console.error(
    `There is no packaged Node for ${process.platform} ${process.arch}. Install Node 26 or newer, then run this again.`,
  );
  process.exit(1);
}
