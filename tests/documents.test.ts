import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { allAddresses, listedAddresses, unknownAddress } from './support/addresses.ts';
import { test as base } from './support/test.ts';

/** A thing that a page describes to search engines (schema.org). */
interface Described {
  '@type': string;
  [property: string]: unknown;
}

/** What a page says of itself, read from its markup. */
function outline() {
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.textContent);
  const attributes = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
  const property = (name: string) => attributes(`meta[property="${name}"], meta[name="${name}"]`, 'content').join();
  return {
    language: document.documentElement.lang,
    title: document.title,
    description: property('description'),
    canonical: attributes('link[rel=canonical]', 'href').join(),
    cards: {
      title: property('og:title'),
      url: property('og:url'),
      image: property('og:image'),
      width: property('og:image:width'),
      height: property('og:image:height'),
    },
    structuredData: texts('script[type="application/ld+json"]').flatMap(
      (text) => (JSON.parse(text) as { '@graph': Described[] })['@graph'],
    ),
    questions: texts('main summary:has(h3)').map((text) => text.trim()),
    answers: texts('main summary:has(h3) + *').map((text) => text.trim()),
    headings: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName, textContent }) => ({
      level: Number(tagName.slice(1)),
      text: textContent.trim(),
    })),
    words: (document.querySelector('main')?.innerText ?? '').split(/\s+/).filter(Boolean).length,
    ids: attributes('[id]', 'id'),
    links: attributes('a[href]', 'href'),
    files: [...attributes('link[href]:not([rel=canonical])', 'href'), ...attributes('img[src]', 'src')],
    placeholders: [...document.body.outerHTML.matchAll(/(?:\{|%7B)[a-zA-Z.]+(?:\}|%7D)/g)]
      .map(([name]) => name)
      .filter((name) => document.body.innerText.includes(name) || name.startsWith('%')),
    unsafeNewTabs: attributes('a[target=_blank]:not([rel~=noopener])', 'href'),
  };
}

type Outline = ReturnType<typeof outline>;

/** Width and height of a PNG, in px, from its first chunk (PNG specification, section 11.2.2). */
function readSize(png: Buffer): { width: number; height: number } {
  expect(png.toString('latin1', 1, 4) + png.toString('latin1', 12, 16)).toBe('PNGIHDR');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

const test = base.extend('outlines', { scope: 'file' }, async ({ browser, site }): Promise<Map<string, Outline>> => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page: Page = await context.newPage();
  const outlines = new Map<string, Outline>();
  for (const address of allAddresses) {
    await page.goto(address);
    outlines.set(address, await page.evaluate(outline));
  }
  await context.close();
  return outlines;
});

describe.each(allAddresses)('%s', (address) => {
  test('has a title and a description of its own, within length', ({ outlines }) => {
    const { title, description } = outlines.get(address)!;
    expect.soft(title.length, title).toBeLessThanOrEqual(60);
    expect.soft(description.length, description).toBeGreaterThanOrEqual(70);
    expect.soft(description.length, description).toBeLessThanOrEqual(160);
    const others = [...outlines].filter(([other]) => other !== address).map(([, other]) => other);
    expect.soft(others.map((other) => other.title)).not.toContain(title);
    expect.soft(others.map((other) => other.description)).not.toContain(description);
  });

  test('has headings in order, none of them empty', ({ outlines }) => {
    const { headings } = outlines.get(address)!;
    expect.soft(headings.filter(({ text }) => text === '')).toEqual([]);
    const jumps = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
    expect.soft(jumps, 'levels left out before').toEqual([]);
  });

  test('says its language and its own address', ({ outlines }) => {
    const { language, canonical, cards } = outlines.get(address)!;
    expect(language).toBe('en');
    expect(cards.url).toBe(canonical);
    expect(canonical).toMatch(/^https:\/\/[^/]+\/(?:[a-z/0-9-]*[a-z0-9])?$/);
    if (address !== unknownAddress) expect(new URL(canonical).pathname).toBe(address);
  });

  test('fills in every setting that its texts name', ({ outlines }) => {
    expect(outlines.get(address)!.placeholders).toEqual([]);
  });

  test('leads only to places that exist', async ({ outlines, site }) => {
    const { links, files } = outlines.get(address)!;
    const faults: string[] = [];
    for (const link of [...links, ...files]) {
      const url = new URL(link, site.url + address);
      if (url.origin !== site.url) continue;
      const target = outlines.get(url.pathname);
      const fragment = decodeURIComponent(url.hash.slice(1));
      if (target && fragment !== '' && !target.ids.includes(fragment)) faults.push(`${link}: no such anchor`);
      if (!target && (await fetch(url, { method: 'HEAD' })).status !== 200)
        faults.push(`${link}: no such page or file`);
    }
    expect(faults).toEqual([]);
  });

  test('opens foreign pages without giving them hold of this one', ({ outlines }) => {
    expect(outlines.get(address)!.unsafeNewTabs).toEqual([]);
  });
});

describe.each(listedAddresses)('%s', (address) => {
  test('has at least 150 words of its own', ({ outlines }) => {
    expect(outlines.get(address)!.words).toBeGreaterThanOrEqual(150);
  });

  test('describes the organisation and the site to search engines', ({ outlines }) => {
    const { structuredData, canonical } = outlines.get(address)!;
    const { origin } = new URL(canonical);
    const [organization] = structuredData.filter((thing) => thing['@type'] === 'Organization');
    expect(organization).toMatchObject({ url: origin, logo: `${origin}/icon-512.png` });
    for (const property of ['@id', 'name', 'legalName', 'email']) {
      expect(organization![property], property).toMatch(/\S/);
    }
    expect(structuredData.filter((thing) => thing['@type'] === 'WebSite')).toMatchObject([
      { url: origin, name: organization!['name'], publisher: { '@id': organization!['@id'] } },
    ]);
  });

  test('names the way to it', ({ outlines }) => {
    const { structuredData, canonical } = outlines.get(address)!;
    const ways = structuredData.filter((thing) => thing['@type'] === 'BreadcrumbList');
    const here = { '@type': 'ListItem', position: 2, name: expect.stringMatching(/\S/), item: canonical };
    const home = { ...here, position: 1, item: new URL('/', canonical).href };
    expect(ways.map((way) => way['itemListElement'])).toEqual(address === '/' ? [] : [[home, here]]);
  });
});

describe('for networks', () => {
  test('each page has a card of its own, of the size that it says', async ({ outlines, site }) => {
    const cards = new Set<string>();
    for (const address of listedAddresses) {
      const { title, image, width, height } = outlines.get(address)!.cards;
      expect(title).not.toBe('');
      const answer = await fetch(site.url + new URL(image).pathname);
      const card = Buffer.from(await answer.arrayBuffer());
      expect(readSize(card), address).toEqual({ width: 1200, height: 630 });
      expect({ width, height }).toEqual({ width: '1200', height: '630' });
      cards.add(card.toString('base64'));
    }
    expect(cards.size).toBe(listedAddresses.length);
  });
});

describe('for search engines', () => {
  test('the pages of topics list the questions and answers that they show', ({ outlines }) => {
    const asking = [...outlines].filter(([, { questions }]) => questions.length > 0);
    expect(asking.map(([address]) => address)).toEqual(listedAddresses.slice(1, 11));
    for (const [address, { structuredData, questions, answers }] of outlines) {
      const shown = questions.map((name, index) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text: answers[index] },
      }));
      const listed = structuredData.filter((thing) => thing['@type'] === 'FAQPage').map((page) => page['mainEntity']);
      expect.soft(listed, address).toEqual(questions.length > 0 ? [shown] : []);
    }
  });

  test('the sitemap lists exactly the pages to go to, as they call themselves', async ({ outlines, site }) => {
    const text = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    expect(listed.sort()).toEqual(listedAddresses.map((address) => outlines.get(address)!.canonical).sort());
  });

  test('everything may be read, and the sitemap is named', async ({ site }) => {
    const text = await (await fetch(`${site.url}/robots.txt`)).text();
    expect(text).not.toMatch(/^Disallow: ./m);
    expect(text).toMatch(/^Sitemap: https:\/\/.*\/sitemap\.xml$/m);
  });
});

describe('for home screens', () => {
  test('the manifest names icons that exist, in the sizes that it says', async ({ site }) => {
    const answer = await fetch(`${site.url}/site.webmanifest`);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const { name, icons } = (await answer.json()) as {
      name: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(name).not.toBe('');
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    for (const { src, sizes } of icons) {
      const { width, height } = readSize(Buffer.from(await (await fetch(site.url + src)).arrayBuffer()));
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });
});
