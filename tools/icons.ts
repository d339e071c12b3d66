/**
 * Draws the icons of the site from the brand mark into `site/public/`. Run it after a change of the mark:
 * `node tools/icons.ts`. Its results are committed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brandMark } from '../site/illustrations/logos/brand-mark.ts';

const folder = 'site/public';
const deep = '#083f38';
const onDeep = { ink: '#fbf7ef', thread: '#ff9b80' };
const onPaper = { ink: '#17262b', thread: '#c2412a' };

const round = (value: number) => Math.round(value * 100) / 100;

/** The mark in the middle of a square of `size`, `share` of its width wide. */
function mark(size: number, share: number, { ink, thread }: typeof onPaper): string {
  const scale = round((size * share) / brandMark.width);
  const left = round((size - brandMark.width * scale) / 2);
  const top = round((size - brandMark.height * scale) / 2);
  return `<g transform="translate(${left} ${top}) scale(${scale})"><path class="ink" fill="${ink}" d="${brandMark.upright}"/><path class="ink" fill="${ink}" d="${brandMark.upright}" transform="${brandMark.halfTurn}"/><path class="thread" fill="none" stroke="${thread}" stroke-width="${brandMark.threadWidth}" stroke-linecap="round" d="${brandMark.thread}"/></g>`;
}

/** A square drawing of `size` pixels. */
function drawing(size: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${content}</svg>`;
}

/** The mark on deep pine, as systems show it among their applications. */
function tile(size: number, share: number, radius = 0): string {
  return drawing(
    size,
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${deep}"/>${mark(size, share, onDeep)}`,
  );
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 72 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

/** An icon file of the old format that holds one PNG of 32 pixels. */
function ico(image: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

const onDark = `<style>@media (prefers-color-scheme:dark){.ink{fill:${onDeep.ink}}.thread{stroke:${onDeep.thread}}}</style>`;

await mkdir(folder, { recursive: true });
await writeFile(`${folder}/favicon.svg`, drawing(32, onDark + mark(32, 1, onPaper)));
await writeFile(`${folder}/favicon.ico`, ico(await png(tile(32, 0.78, 6), 32)));
await writeFile(`${folder}/apple-touch-icon.png`, await png(tile(180, 0.6), 180));
await writeFile(`${folder}/icon-192.png`, await png(tile(192, 0.66, 36), 192));
await writeFile(`${folder}/icon-512.png`, await png(tile(512, 0.66, 96), 512));
await writeFile(`${folder}/icon-maskable-512.png`, await png(tile(512, 0.5), 512));
