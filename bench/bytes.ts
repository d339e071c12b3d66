import { launchBrowser } from '../tools/browser.ts';
import { serveSite } from '../tools/served-site.ts';
import { measureTransfer, type Transferred } from '../tools/transfer.ts';
import { drawBars } from '../tools/report/charts.ts';
import { table, writePlot } from '../tools/report/document.ts';
import { listedAddresses } from '../tests/support/addresses.ts';
import type { Part } from './part.ts';

const kinds = { Document: 'document with styles', Font: 'fonts', Image: 'drawings', Script: 'scripts' } as const;

/** Most bytes that a first load may take. */
const budgets = { home: 80_000, other: 64_000 };

/** Bytes of every address on its first load, before any interaction. */
export async function measureBytes(): Promise<Part> {
  const site = await serveSite();
  const browser = await launchBrowser();
  const rows = [];
  for (const address of listedAddresses) {
    const context = await browser.newContext({ viewport: { width: 360, height: 900 } });
    const transferred = await measureTransfer(await context.newPage(), site.url + address);
    await context.close();
    const sum = (some: Transferred[]) => some.reduce((total, { bytes }) => total + bytes, 0);
    const byKind = Object.keys(kinds).map((kind) => sum(transferred.filter((one) => one.kind === kind)));
    const total = sum(transferred);
    rows.push({ address, bytes: [...byKind, total - byKind.reduce((all, bytes) => all + bytes, 0), total], total });
  }
  await browser.close();
  await site.stop();
  const picture = await writePlot(
    'bytes',
    drawBars(
      'Bytes of each address on its first load',
      rows.map(({ address, total }) => ({
        label: address,
        value: total,
        words: total.toLocaleString('en'),
        limit: address === '/' ? budgets.home : budgets.other,
      })),
      'budget',
    ),
    'Bytes of each address on its first load, and its budget.',
  );
  return {
    title: 'Bytes',
    text: `As transferred to a browser 360 px wide that accepts brotli: first load, nothing in its cache, before any interaction, headers included.

${table(
  ['address', ...Object.values(kinds), 'everything else', 'together'],
  rows.map(({ address, bytes }) => [address, ...bytes.map((count) => count.toLocaleString('en'))]),
)}

${picture}`,
  };
}
