import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../relay/testing/folder.ts';
import { install, runNpm } from '../tools/install.mjs';
import { root } from '../tools/run.ts';

interface Manifest {
  allowScripts: Record<string, boolean>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

interface LockedPackage {
  version: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  hasInstallScript?: boolean;
}

/** A fault that somebody has found in a package. */
interface Advisory {
  name: string;
  title: string;
  url: string;
  severity: string;
}

/** SPDX identifiers of licences that let the packages be used and passed on as they are used here. */
const licences = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/** Packages that name their licence in a way that npm no longer reads. It is MIT. */
const unread = ['busboy', 'streamsearch'];

/** Known faults that cannot harm here, and why. */
const harmless: Record<string, string> = {
  'https://github.com/advisories/GHSA-2p57-rm9w-gvfp':
    'ip takes some private addresses for public ones. Only the web service of the Observatory asks it, which never runs here.',
};

function readJson<T>(...names: string[]): T {
  return JSON.parse(readFileSync(path.join(root, ...names), 'utf8')) as T;
}

/** Reads `A`, `(A OR B)` and `A AND B`; anything mixed counts as not allowed. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  return plain.includes(' OR ')
    ? plain.split(' OR ').some((licence) => licences.has(licence))
    : plain.split(' AND ').every((licence) => licences.has(licence));
}

/** What the registry knows against the packages of a folder; undefined when it does not answer. */
function audit(folder: string): Advisory[] | undefined {
  const { stdout } = runNpm(
    path.join(root, folder),
    ['audit', '--json', '--include=dev', '--include=optional', '--fetch-retries=0', '--fetch-timeout=10000'],
    { encoding: 'utf8', timeout: 25_000 },
  );
  try {
    const { vulnerabilities } = JSON.parse(String(stdout)) as {
      vulnerabilities: Record<string, { via: (Advisory | string)[] }>;
    };
    return Object.values(vulnerabilities).flatMap(({ via }) => via.filter((cause) => typeof cause !== 'string'));
  } catch {
    return undefined;
  }
}

describe.each(['.', 'tools/scanners'])('the packages of %s', (folder) => {
  const manifest = readJson<Manifest>(folder, 'package.json');
  const locked = Object.entries(
    readJson<{ packages: Record<string, LockedPackage> }>(folder, 'package-lock.json').packages,
  )
    .filter(([place]) => place !== '')
    .map(([place, found]) => ({ name: place.replace(/^.*node_modules\//, ''), ...found }));

  it('are asked for in exact versions', () => {
    const versions = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    for (const [name, version] of Object.entries(versions)) expect.soft(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('are known by what they hold, not by where they were found', () => {
    for (const { name, integrity, resolved } of locked) {
      expect.soft(integrity, name).toMatch(/^sha512-/);
      expect.soft(resolved, name).toBeUndefined();
    }
  });

  it('run no script when they are installed, and those that would are named', () => {
    const scripted = new Set(locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
    expect(manifest.allowScripts).toEqual(Object.fromEntries([...scripted].map((name) => [name, false])));
  });

  it('come under licences that we know', () => {
    const others = locked.filter(({ name, license = '' }) => !isAllowed(license) && !unread.includes(name));
    expect(others.map(({ name, license }) => `${name}: ${license ?? 'none'}`)).toEqual([]);
  });

  it('have no known fault of moderate severity or worse', ({ skip }) => {
    const found = audit(folder);
    if (!found) {
      const message = `The registry does not answer: the packages of ${folder} are not audited.`;
      console.warn(message);
      skip(message);
      return;
    }
    const faults = found.filter(({ severity, url }) => severity !== 'low' && severity !== 'info' && !(url in harmless));
    expect(faults.map(({ name, title, url }) => `${name}: ${title} ${url}`)).toEqual([]);
  });
});

it('installing runs no script of a package', () => {
  const folder = temporaryFolder();
  const scripts = { postinstall: 'echo ran > ran' };
  const dependencies = { noisy: 'file:noisy' };
  const packages = {
    '': { dependencies },
    'node_modules/noisy': { resolved: 'noisy', link: true },
    noisy: { version: '1.0.0', hasInstallScript: true },
  };
  mkdirSync(path.join(folder, 'noisy'));
  const files = {
    'noisy/package.json': { name: 'noisy', version: '1.0.0', scripts },
    'package.json': { dependencies },
    'package-lock.json': { lockfileVersion: 3, packages },
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), JSON.stringify(content));
  expect(install(folder)).toBe(true);
  expect(existsSync(path.join(folder, 'node_modules/noisy/package.json'))).toBe(true);
  expect(existsSync(path.join(folder, 'noisy/ran'))).toBe(false);
});
