/**
 * Installs what the lockfile asks for when it is not there yet. Runs before every other command, on the machine's own
 * Node. The packages bring their own (see docs/decisions/0002-own-node.md), which npm finds first for the command
 * itself.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { install, isInstalled } from './install.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

if (!isInstalled(root)) {
  console.log('Installing the packages of package-lock.json. This happens once and takes a minute or two.');
  if (!install(root)) {
    console.error('The packages could not be installed: npm says why above. Run the same command again to try again.');
    process.exit(1);
  }
}

if (!existsSync(path.join(root, 'node_modules', '.bin', 'node')) && Number.parseInt(process.versions.node) < 26) {
  console.error(
    `There is no packaged Node for ${process.platform} ${process.arch}. Install Node 26 or newer, then run this again.`,
  );
  process.exit(1);
}
