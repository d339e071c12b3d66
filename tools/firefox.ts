import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import puppeteer, { type Browser } from 'puppeteer-core';
import { installPackage } from './distribution.ts';

/** Names under which Firefox is found in the folders of `PATH`. */
const names = ['firefox-esr', 'firefox', 'firefox.exe'];

/** Where it stands on systems that do not put it there. */
const elsewhere = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder ? [path.join(folder, 'Mozilla Firefox/firefox.exe')] : [];
  }),
];

/** Some distributions put a program there that only says how to install the real one. */
function works(file: string): boolean {
  if (!existsSync(file)) return false;
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  return status === 0 && stdout.includes('Mozilla Firefox');
}

/** The installed Firefox. */
export function findFirefox(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...candidates, ...elsewhere].find(works);
}

/** Finds Firefox, or gets the distribution's package where that is allowed. */
export function ensureFirefox(): string | undefined {
  const found = findFirefox();
  if (found) return found;
  console.log('Firefox is not installed.');
  installPackage('firefox-esr');
  return findFirefox();
}

/** Starts Firefox without a window, with a new profile, to be driven over WebDriver BiDi. */
export async function launchFirefox(executablePath: string, { scripts }: { scripts: boolean }): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1280, height: 900 },
    timeout: 90_000,
    extraPrefsFirefox: { 'javascript.enabled': scripts },
  });
}
