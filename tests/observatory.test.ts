import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ensureScanners } from '../tools/scanners.ts';
import { serveSite } from '../tools/served-site.ts';

/** What Mozilla's Observatory says of one of its tests. */
interface Finding {
  result: string;
  pass: boolean;
  scoreModifier: number;
}

/** The scanner's program; undefined where it cannot be had, which is said aloud and fails where nobody would notice. */
function findScanner(): string | undefined {
  try {
    return path.join(ensureScanners(), 'node_modules/@mdn/mdn-http-observatory/src/scan.js');
  } catch (error) {
    if (process.env['CI']) throw error;
    console.warn(`${(error as Error).message} The Observatory is skipped.`);
    return undefined;
  }
}

const scanner = findScanner();

/** What loopback cannot have, since it is not reached by https: see docs/decisions/0050-observatory.md. */
const needsHttps = ['redirection', 'strict-transport-security'];

async function scan(url: string): Promise<Record<string, Finding>> {
  const child = spawn(process.execPath, [scanner ?? '', url.replace('http://', '')], {
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const { tests } = JSON.parse(output) as { tests?: Record<string, Finding> };
  if (!tests) throw new Error(`The Observatory could not scan the site: ${output}`);
  return Object.fromEntries(Object.entries(tests).filter(([name]) => !needsHttps.includes(name)));
}

describe.skipIf(scanner === undefined)("Mozilla's Observatory", () => {
  test.each(['/', '/contact'])('gives %s every point that a site without cookies can have', async (address) => {
    const site = await serveSite();
    onTestFinished(() => site.stop());
    const findings = Object.entries(await scan(site.url + address));
    expect(findings).toHaveLength(8);
    expect(findings.filter(([, { pass }]) => !pass)).toEqual([]);
    const points = findings.reduce((sum, [, { scoreModifier }]) => sum + scoreModifier, 0);
    expect(points, JSON.stringify(Object.fromEntries(findings), null, 2)).toBeGreaterThanOrEqual(30);
  });
});
