import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { serveSite, type ServedSite } from '../tools/served-site.ts';
import { drawLines } from '../tools/report/charts.ts';
import { table, writePlot } from '../tools/report/document.ts';
import { unlimited } from './accepting.ts';
import { postEnquiry, runLoad, type Sending } from './load.ts';
import type { Part } from './part.ts';

const idleMs = 5_000;
const loadMs = 30_000;
const everyMs = 500;
const atOnce = 32;

/** How much memory the relay takes when idle and under load. */
export async function measureMemory(): Promise<Part> {
  const posts = await watch((url) => postEnquiry(url));
  const pages = await watch((url) => ({ method: 'GET', url, headers: { 'accept-encoding': 'br' } }));
  const picture = await writePlot(
    'memory',
    drawLines('Memory of the relay', { x: 'seconds', y: 'MB' }, [
      { name: 'accepting enquiries', points: posts.points },
      { name: 'serving the home page', points: pages.points },
    ]),
    'Resident memory of the relay over time, idle at first, then under load.',
  );
  const row = (name: string, { idle, highest, last }: typeof posts) => [name, ...[idle, highest, last].map(Math.round)];
  return {
    title: 'Memory',
    text: `Resident memory of a relay: ${idleMs / 1000} s idle, then ${loadMs / 1000} s with ${atOnce} requests at once. \`--max-old-space-size\` is not set: Node takes memory before it cleans up.

${table(
  ['MB', 'idle', 'highest', 'at the end'],
  [row('accepting enquiries', posts), row('serving the home page', pages)],
)}

${picture}`,
  };
}

async function watch(make: (url: string) => Sending) {
  const relay = await serveSite(unlimited);
  const points: { x: number; y: number }[] = [];
  const began = performance.now();
  const sample = async () => {
    points.push({ x: (performance.now() - began) / 1000, y: await readMemory(relay) });
  };
  const timer = setInterval(() => void sample(), everyMs);
  await delay(idleMs);
  const idle = await readMemory(relay);
  await runLoad(() => make(relay.url), atOnce, loadMs);
  clearInterval(timer);
  const last = await readMemory(relay);
  await relay.stop();
  return { idle, last, highest: Math.max(...points.map(({ y }) => y)), points };
}

/** Resident memory in megabytes, as the operating system counts it. */
async function readMemory({ pid }: ServedSite): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}
