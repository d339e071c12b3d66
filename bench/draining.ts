import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { RecordsService } from '../tests/records-service.ts';
import { serveSite } from '../tools/served-site.ts';
import { drawLines, type Series } from '../tools/report/charts.ts';
import { table, writePlot } from '../tools/report/document.ts';
import { fillStore } from './accepting.ts';
import type { Part } from './part.ts';

const waiting = 1_000;
const recordsPerCall = 10;
const callsPerSecond = 5;

/** How long the service takes for a call, in milliseconds. */
const latencies = [0, 20, 100];

/** What has not been forwarded after this long fails the measurement. */
const longestMs = 120_000;

/** How fast a full queue goes out, against what the hosted service allows. */
export async function measureDraining(): Promise<Part> {
  const results = [];
  for (const latencyMs of latencies) results.push({ latencyMs, ...(await drain(latencyMs)) });
  const seconds = waiting / recordsPerCall / callsPerSecond;
  const limit: Series = {
    name: 'the limit',
    points: [
      { x: 0, y: 0 },
      { x: seconds, y: waiting },
    ],
    dashed: true,
  };
  const lines = results.map(({ latencyMs, points }) => ({ name: `${latencyMs} ms a call`, points }));
  const picture = await writePlot(
    'draining',
    drawLines('Enquiries forwarded', { x: 'seconds', y: 'enquiries' }, [...lines, limit]),
    'Enquiries forwarded over time, against the limit of the service.',
  );
  return {
    title: 'Forwarding a full queue',
    text: `${waiting.toLocaleString('en')} enquiries wait when the relay starts. The service (a stand-in on loopback) allows ${callsPerSecond} calls in any second, with ${recordsPerCall} records each, and counts. The rate is that of all calls after the first ${callsPerSecond}, so that the first second's burst does not count for more than it is. The relay counts a second from a call's answer, so a slow service is asked a little less than it allows: the price of never being refused.

${table(
  ['service takes', 'share of the limit', 'busiest second', 'answered 429'],
  results.map(({ latencyMs, share, busiest, refused }) => [
    `${latencyMs} ms`,
    `${(share * 100).toFixed(1)} %`,
    `${busiest} calls`,
    refused,
  ]),
)}

${picture}`,
  };
}

async function drain(latencyMs: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  await fillStore(folder, waiting);
  const service = await RecordsService.start({ callsPerSecond });
  if (latencyMs > 0) service.fault = () => ({ kind: 'latency', ms: latencyMs });
  const relay = await serveSite({ ...service.environment, DATA_DIR: folder });
  const deadline = performance.now() + longestMs;
  while (service.records.length < waiting) {
    if (performance.now() > deadline) throw new Error(`Only ${service.records.length} enquiries were forwarded.`);
    await delay(100);
  }
  await relay.stop();
  await service.stop();
  await rm(folder, { recursive: true });
  const times = service.calls.map(({ at }) => (at - (service.calls[0]?.at ?? 0)) / 1000);
  return {
    share: (times.length - callsPerSecond) / (times.at(-1) ?? NaN) / callsPerSecond,
    busiest: service.busiestSecond,
    refused: service.calls.filter(({ status }) => status === 429).length,
    points: times.map((x, index) => ({ x, y: (index + 1) * recordsPerCall })),
  };
}
