import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { drawBars } from '../tools/report/charts.ts';
import { table, writePlot } from '../tools/report/document.ts';
import { serveSite } from '../tools/served-site.ts';
import { median, plain, settleMs, type Part } from './part.ts';

const rounds = 9;
/** Milliseconds that a visitor points at a link before pressing it. */
const hover = 600;
/** Milliseconds: what is meant to feel immediate. */
const limit = 50;

const title = 'From page to page';

/** How long it takes from a press on a link until the next page is painted. */
export async function measureNavigating(): Promise<Part> {
  const site = await serveSite();
  const browser = await puppeteer.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
    defaultViewport: { width: 1280, height: 900 },
  });
  const measured = { 'after pointing at it': [] as number[], 'at once': [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    measured['after pointing at it'].push(await follow(browser, site.url, hover));
    measured['at once'].push(await follow(browser, site.url, 0));
  }
  await browser.close();
  await site.stop();

  const rows = Object.entries(measured).map(([name, times]) => ({ name, time: median(times) }));
  const picture = await writePlot(
    'navigating',
    drawBars(
      'Milliseconds from a press on a link to the next page',
      rows.map(({ name, time }, index) => ({
        label: name,
        value: time,
        words: plain(time),
        quiet: index > 0,
        ...(index === 0 && { limit }),
      })),
      'goal',
    ),
    'Milliseconds from a press on a link to the next page, with and without pointing at it before.',
  );
  return {
    title,
    text: `From the press on “About us” to the first paint of that page, in Chromium, on loopback; median of ${rounds}. A link that was pointed at for ${hover} ms is already rendered (speculation rules), so that pressing it only shows it. The goal for it is ${limit} ms.

${table(
  ['the link is pressed', 'ms'],
  rows.map(({ name, time }) => [name, plain(time)]),
)}

${picture}`,
  };
}

/** Follows a link of the home page. Out: milliseconds from the press to the first paint of what it leads to. */
async function follow(browser: Browser, url: string, pointed: number): Promise<number> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle0' });
  const link = await page.waitForSelector('header nav a[href="/about-us"]');
  const box = await link?.boundingBox();
  if (!box) throw new Error('The header has no link to /about-us.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (pointed > 0) await page.mouse.move(x, y);
  await delay(pointed);
  const pressed = Date.now();
  await page.mouse.click(x, y);
  const painted = await readPaint(page);
  await page.close();
  return painted - pressed;
}

/** When the page that the link leads to was painted, in milliseconds of the clock. */
async function readPaint(page: Page): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await delay(settleMs / 2);
    try {
      const { path, paint } = await page.evaluate(() => ({
        path: location.pathname,
        paint: performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN),
      }));
      if (path === '/about-us' && Number.isFinite(paint)) return paint;
    } catch {
      // A page that was rendered beforehand takes the place of this one, and of all that is asked in it.
    }
  }
  throw new Error('The link did not lead to /about-us.');
}
