import { createElement } from 'react';
import { readFile } from 'node:fs/promises';
import satori from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { cardSize } from './card.ts';
import { ShareCard } from './ShareCard.tsx';

const face = 'site/styles/fonts/bricolage-grotesque.woff2';
let font: Promise<Buffer> | undefined;

/** The display face as TrueType, which satori can read: every letter of the site's own file. */
async function loadFont(): Promise<Buffer> {
  const letters = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
  return subsetFont(await readFile(face), `${letters}‘’“”–—…•→`, { targetFormat: 'truetype' });
}

/** Draws the card of one page. Out: a PNG of 1200 × 630 px with a small palette. */
export async function renderCard(brand: string, title: string): Promise<Buffer> {
  font ??= loadFont();
  const svg = await satori(createElement(ShareCard, { brand, title }), {
    ...cardSize,
    fonts: [{ name: 'Bricolage Grotesque', data: await font, weight: 700, style: 'normal' }],
  });
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32, compressionLevel: 9 }).toBuffer();
}
