import { launchBrowser } from '../tools/browser.ts';
import { serveSite } from '../tools/served-site.ts';
import { measureTransfer } from '../tools/transfer.ts';
import { drawBars } from '../tools/report/charts.ts';
import { table, writePlot } from '../tools/report/document.ts';
import { listedAddresses } from '../tests/support/addresses.ts';
import type { Part } from './part.ts';

const kinds = { Document: 'document with styles', Font: 'fonts', Image: 'drawings', Script: 'scripts' } as const;

/** Bytes of every address on its first load, before any interaction. */
export async function measureBytes(): Promise<Part> {
  const site = await serveSite();
  const browser = await launchBrowser();
  const rows = [];
  for (const address of listedAddresses) {
    const context = await browser.newContext({ viewport: { width: 360, height: 900 } });
    const transferred = await measureTransfer(await context.newPage(), site.url + address);
    await context.close();
    const of = (kind?: string) =>
      transferred.filter((one) => kind === undefined || one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
    rows.push({ address, kinds: Object.keys(kinds).map(of), total: of() });
  }
  await browser.close();
  await site.stop();
  const picture = await writePlot(
    'bytes',
    drawBars(
      'Bytes of each address on its first load',
      rows.map(({ address, total }) => ({ label: address, value: total })),
      { value: 64_000, label: 'budget: 64 kB, home 80 kB' },
    ),
    'Bytes of each address on its first load, within the budget.',
  );
  return {
    title: 'Bytes',
    text: `As transferred to a browser 360 px wide that accepts brotli: first load, nothing in its cache, before any interaction, headers included.

${table(
  ['address', ...Object.values(kinds), 'everything'],
  rows.map(({ address, kinds: bytes, total }) => [
    address,
    ...[...bytes, total].map((one) => one.toLocaleString('en')),
  ]),
)}

${picture}`,
  };
}
