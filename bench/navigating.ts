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
/** Milliseconds after which a page that was pointed at is to be open. */
const limit = 50;

/** Milliseconds from the press on a link. */
interface Times {
  /** Until the next page has taken the place of the one before. */
  opened: number;
  /** Until its first paint is on the screen. */
  painted: number;
}

const title = 'From page to page';

/** How long it takes from a press on a link until the next page is painted. */
export async function measureNavigating(): Promise<Part> {
  const site = await serveSite();
  const browser = await puppeteer.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
    defaultViewport: { width: 1280, height: 900 },
  });
  const measured = { 'after pointing at it': [] as Times[], 'at once': [] as Times[] };
  for (let round = 0; round < rounds; round += 1) {
    measured['after pointing at it'].push(await follow(browser, site.url, hover));
    measured['at once'].push(await follow(browser, site.url, 0));
  }
  await browser.close();
  await site.stop();

  const rows = Object.entries(measured).map(([name, times]) => ({
    name,
    opened: median(times.map(({ opened }) => opened)),
    painted: median(times.map(({ painted }) => painted)),
  }));
  const picture = await writePlot(
    'navigating',
    drawBars(
      'Milliseconds from a press on a link',
      rows.flatMap(({ name, opened, painted }, index) => [
        { label: `open, ${name}`, value: opened, words: plain(opened), ...(index === 0 && { limit }) },
        { label: `painted, ${name}`, value: painted, words: plain(painted), quiet: true },
      ]),
      'goal',
    ),
    'Milliseconds from a press on a link until the next page is open and painted, with and without pointing at it before.',
  );
  return {
    title,
    text: `From the press on “About us” on the home page, in Chromium, on loopback; median of ${rounds}. A link that was pointed at for ${hover} ms is already loaded and set up (speculation rules), so that pressing it only shows it: the goal for it to be open is ${limit} ms. Painting includes the transition between the two pages, and here is done by the processor, without a graphics card.

${table(
  ['the link is pressed', 'open, ms', 'painted, ms'],
  rows.map(({ name, opened, painted }) => [name, plain(opened), plain(painted)]),
)}

${picture}`,
  };
}

/** Follows a link of the home page. */
async function follow(browser: Browser, url: string, pointed: number): Promise<Times> {
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
  const { opened, painted } = await readTimes(page);
  await page.close();
  return { opened: opened - pressed, painted: painted - pressed };
}

/** When the page that the link leads to was open and painted, in milliseconds of the clock. */
async function readTimes(page: Page): Promise<Times> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await delay(settleMs / 2);
    try {
      const { path, opened, painted } = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
          activationStart: number;
        })[];
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return {
          path: location.pathname,
          opened: performance.timeOrigin + (navigation?.activationStart || (navigation?.domInteractive ?? NaN)),
          painted: performance.timeOrigin + (paint?.startTime ?? NaN),
        };
      });
      if (path === '/about-us' && Number.isFinite(painted)) return { opened, painted };
    } catch {
      // A page that was made ready takes the place of this one, and of all that is asked in it.
    }
  }
  throw new Error('The link did not lead to /about-us.');
}
