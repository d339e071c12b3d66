/**
 * `npm run pictures`: takes pictures of all pages at four widths into `pictures/`.
 * `-- --page /contact --width 360` takes only these; both may be given several times.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { launchBrowser } from './browser.ts';
import { readAddresses } from './addresses.ts';
import { root } from './run.ts';
import { serveSite } from './served-site.ts';
import { buildSite, isBuilt } from './site-build.ts';

const { values } = parseArgs({
  options: { page: { type: 'string', multiple: true }, width: { type: 'string', multiple: true } },
});
const widths = (values.width ?? ['360', '768', '1280', '1680']).map(Number);
const folder = path.join(root, 'pictures');

const code = isBuilt() ? 0 : await buildSite();
if (code !== 0) process.exit(code);

const pages = values.page ?? (await readAddresses());
const site = await serveSite();
const browser = await launchBrowser();
await mkdir(folder, { recursive: true });
for (const width of widths) {
  // Without motion, so that what appears on scroll is there.
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const tab = await context.newPage();
  for (const page of pages) {
    await tab.goto(site.url + page, { waitUntil: 'networkidle' });
    const name = page === '/' ? 'home' : page.slice(1).replaceAll('/', '-');
    await tab.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true });
  }
  await context.close();
  console.log(`${pages.length} pictures at ${width} px`);
}
await browser.close();
await site.stop();
console.log(`They are in ${folder}`);
