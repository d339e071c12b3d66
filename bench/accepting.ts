import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SqliteStore } from '../relay/store/sqlite.ts';
import { sampleFields } from '../relay/testing/samples.ts';
import { serveSite } from '../tools/served-site.ts';
import { drawBars } from '../tools/report/charts.ts';
import { table, writePlot } from '../tools/report/document.ts';
import { postEnquiry, runLoad, type Load } from './load.ts';
import { median, plain, settleMs, type Part } from './part.ts';

const stored = 100_000;
const rounds = 3;
const forMs = 6_000;

/** Settings under which no limit of the relay stands in the way of a load from one address. */
export const unlimited = { RATE_LIMIT_TOTAL_PER_MINUTE: '100000000' };

/** Puts as many enquiries into a new store in `folder`. */
export async function fillStore(folder: string, count: number): Promise<void> {
  const store = new SqliteStore(folder, { channels: ['records'] });
  for (let first = 0; first < count; first += 1000) {
    const length = Math.min(1000, count - first);
    await store.accept(
      Array.from({ length }, (_, index) => ({
        fields: sampleFields({ Mensaje: `Stored ${first + index}. ${'We would like to see a demo. '.repeat(10)}` }),
        suspicion: null,
      })),
    );
  }
  await store.close();
}

/** Accepted enquiries a second and how long a visitor waits: one and 32 at once, empty and full store. */
export async function measureAccepting(): Promise<Part> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  await fillStore(folder, stored);
  const cases = [1, 32].flatMap((atOnce) => [
    { atOnce, full: false, loads: [] as Load[] },
    { atOnce, full: true, loads: [] as Load[] },
  ]);
  for (let round = 0; round < rounds; round += 1) {
    for (const { atOnce, full, loads } of cases) {
      const relay = await serveSite({ ...unlimited, ...(full && { DATA_DIR: folder }) });
      loads.push(await runLoad(() => postEnquiry(relay.url), atOnce, forMs));
      await relay.stop();
      await delay(settleMs);
    }
  }
  await rm(folder, { recursive: true });

  const results = cases.map(({ atOnce, full, loads }) => ({
    label: `${atOnce} at once, ${full ? `${stored.toLocaleString('en')} stored` : 'empty store'}`,
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p50: median(loads.map(({ p50 }) => p50)),
    p99: median(loads.map(({ p99 }) => p99)),
  }));
  const ratios = [1, 32].map((atOnce) => {
    const [empty, full] = cases.filter((one) => one.atOnce === atOnce);
    const each = (full?.loads ?? []).map(({ perSecond }, round) => perSecond / (empty?.loads[round]?.perSecond ?? NaN));
    return `${Math.round(median(each) * 100)} % with ${atOnce} at once`;
  });
  const picture = await writePlot(
    'accepting',
    drawBars(
      'Accepted enquiries a second',
      results.map(({ label, perSecond }) => ({ label, value: perSecond, words: plain(perSecond) })),
    ),
    'Accepted enquiries a second, one and 32 at once, in an empty and a full store.',
  );
  return {
    title: 'Accepting enquiries',
    text: `Each enquiry is synced to disk before it is answered. Every row is the median of ${rounds} rounds of ${forMs / 1000} s, taken in turns, each with a relay of its own. A full store takes ${ratios.join(', ')} of what an empty one takes (median of the rounds' ratios).

${table(
  ['', 'accepted a second', 'p50 ms', 'p99 ms'],
  results.map(({ label, perSecond, p50, p99 }) => [label, plain(perSecond), plain(p50), plain(p99)]),
)}

${picture}`,
  };
}
