import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { install, isInstalled } from './install.mjs';

/** Where the scanners of others stand: Mozilla's Observatory and Lighthouse, apart because of their size. */
const folder = path.join(import.meta.dirname, 'scanners');

/** The Observatory reads the browsers' list of sites that are reached by https only. No address of a test is on it. */
const preloadList = path.join(folder, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json');

/**
 * Installs the scanners when they are not there yet. Out: the folder whose `node_modules` holds them.
 * Throws when they cannot be had.
 */
export function ensureScanners(): string {
  if (!isInstalled(folder)) {
    console.log('Installing the scanners of tools/scanners. This happens once and takes a minute.');
    if (!install(folder)) throw new Error('The scanners could not be installed: npm says why above.');
  }
  writeFileSync(preloadList, '{}');
  return folder;
}
