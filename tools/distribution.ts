import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** Installs a package of the distribution where that is allowed: as root, with apt-get. Says what it does. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Trying the distribution's package ${name}.`);
  spawnSync('apt-get', ['update'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
