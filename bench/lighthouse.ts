import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { listedAddresses } from '../tests/support/addresses.ts';
import { drawBars } from '../tools/report/charts.ts';
import { table, writePlot } from '../tools/report/document.ts';
import { ensureScanners } from '../tools/scanners.ts';
import { serveSite } from '../tools/served-site.ts';
import { median, type Part } from './part.ts';

const runs = 5;
/** Starts of the browser that may fail for one address before the measurement does. */
const attempts = 3;

/** Milliseconds: the latest that the largest piece of a first window may be painted. */
const latestPaint = 1_000;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const metrics = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

/** What is read of a report of Lighthouse. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
}

const title = 'Lighthouse';

/** Scores and times of every address on the phone and the line that Lighthouse imitates. */
export async function measureLighthouse(): Promise<Part> {
  const program = path.join(ensureScanners(), 'node_modules/lighthouse/cli/index.js');
  const site = await serveSite();
  const measured = new Map<string, Report[]>();
  for (const address of listedAddresses) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) reports.push(await lighthouse(program, site.url + address));
    measured.set(address, reports);
  }
  await site.stop();

  const rows = [...measured].map(([address, reports]) => {
    const score = (name: string) => Math.round(100 * median(reports.map((one) => one.categories[name]?.score ?? NaN)));
    const metric = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? NaN));
    return { address, scores: categories.map(score), largestPaint: metric(metrics.largestPaint), metric };
  });
  const power = [...measured.values()].flat().map(({ environment }) => environment.benchmarkIndex);
  const late = rows.filter(({ largestPaint }) => largestPaint > latestPaint);
  const picture = await writePlot(
    'lighthouse',
    drawBars(
      'Largest contentful paint of each address, in ms',
      rows.map(({ address, largestPaint }) => ({
        label: address,
        value: largestPaint,
        words: `${Math.round(largestPaint)} ms`,
        limit: latestPaint,
      })),
      'goal',
    ),
    'Largest contentful paint of each address, and the goal of 1,000 ms.',
  );
  return {
    title,
    text: `Lighthouse's own phone: a processor four times slower than this one, a line of 1.6 Mbit/s with 150 ms to the server, both reckoned from a load on this machine. Median of ${runs} runs of each address; the power that Lighthouse found in the machine went from ${Math.min(...power)} to ${Math.max(...power)}, and blocking time follows it. The goal is 100 in every column of scores, at most ${latestPaint.toLocaleString('en')} ms to the largest paint, no blocking and no shift. ${late.length === 0 ? 'Every address paints in time.' : `Later than the goal: ${late.map(({ address }) => `\`${address}\``).join(', ')}.`}

${table(
  [
    'address',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'first paint, ms',
    'largest, ms',
    'blocked, ms',
    'shift',
  ],
  rows.map(({ address, scores, metric }) => [
    address,
    ...scores,
    Math.round(metric(metrics.firstPaint)),
    Math.round(metric(metrics.largestPaint)),
    Math.round(metric(metrics.blocked)),
    metric(metrics.shift).toFixed(3),
  ]),
)}

${picture}`,
  };
}

async function lighthouse(program: string, url: string): Promise<Report> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  const options = [
    ...[url, '--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${categories.join()}`],
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await promisify(execFile)(process.execPath, [program, ...options], {
          env: { PATH: process.env['PATH'], CHROME_PATH: process.env['CHROMIUM_PATH'] },
        });
        return JSON.parse(await readFile(file, 'utf8')) as Report;
      } catch (error) {
        if (attempt === attempts) throw error;
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
