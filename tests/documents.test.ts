import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { allAddresses, listedAddresses } from './support/addresses.ts';
import { test as base } from './support/test.ts';

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
    cards: { title: property('og:title'), url: property('og:url'), image: property('og:image') },
    structuredData: texts('script[type="application/ld+json"]').map((text) => JSON.parse(text) as unknown),
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

  test('has a card for networks that exists', async ({ outlines, site }) => {
    const { title, image } = outlines.get(address)!.cards;
    expect(title).not.toBe('');
    const answer = await fetch(site.url + new URL(image).pathname);
    expect(answer.headers.get('content-type')).toBe('image/png');
  });

  test('describes the organisation and the site to search engines', ({ outlines }) => {
    const { structuredData } = outlines.get(address)!;
    const text = JSON.stringify(structuredData);
    expect(text).toContain('"Organization"');
    expect(text).toContain('"WebSite"');
  });
});

describe('for search engines', () => {
  test('the sitemap lists exactly the pages to go to', async ({ site }) => {
    const text = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    expect(listed.sort()).toEqual([...listedAddresses].sort());
  });

  test('everything may be read, and the sitemap is named', async ({ site }) => {
    const text = await (await fetch(`${site.url}/robots.txt`)).text();
    expect(text).not.toMatch(/^Disallow: ./m);
    expect(text).toMatch(/^Sitemap: https:\/\/.*\/sitemap\.xml$/m);
  });
});
