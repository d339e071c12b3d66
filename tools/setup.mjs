/**
 * Installs what the lockfile asks for when it is not there yet. Runs before every other command, on whatever Node
 * the machine has, with nothing installed: so plain JavaScript and Node's own modules only. The packages bring
 * their own Node (see docs/decisions/0002-own-node.md), which npm finds first for the command itself.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const stamp = path.join(root, 'node_modules', '.cache', 'installed');
const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing the packages of package-lock.json. This happens once and takes a minute or two.');
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const result = spawnSync(command, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: !npm && process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('The packages could not be installed. npm says why above; nothing else was changed.');
    process.exit(1);
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}
