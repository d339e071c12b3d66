import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium, type Browser } from 'playwright-core';
import { installPackage } from './distribution.ts';
import { run } from './run.ts';

/** Names under which browsers of the Chromium family are found in the folders of `PATH`. */
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];

/** Where they stand on systems that do not put them there. */
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder ? [path.join(folder, 'Google/Chrome/Application/chrome.exe')] : [];
  }),
];

/** Some distributions put a program there that only says how to install the real one. */
function works(file: string): boolean {
  if (!existsSync(file)) return false;
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /Chrom|Edge/.test(stdout);
}

function findInstalled(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...candidates, ...elsewhere, chromium.executablePath()].find(works);
}

/** The browser that is to be used: the one that `CHROMIUM_PATH` names, else an installed one. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (!named) return findInstalled();
  if (!works(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is no browser that runs.`);
  return named;
}

/**
 * Finds a browser or gets one: the test runner's own download, else the distribution's package where that is allowed.
 * Throws one message that says what to do when none can be had.
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium is installed: trying the download of Playwright.');
  await run('playwright', ['install', 'chromium', '--no-shell'], { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' });
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  installPackage('chromium');
  const packaged = findBrowser();
  if (packaged) return packaged;
  throw new Error('No browser for the tests: install Chromium or Google Chrome, or set CHROMIUM_PATH to one.');
}

/** Starts a browser without a window. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureBrowser() });
}
