/**
 * Makes the two font files of the site from the packaged originals: Latin letters of Western Europe only, and only
 * the axes in use. Run by hand (`node tools/fonts.ts`) when a face or the set of letters changes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.join(import.meta.dirname, '..');
const originals = path.join(root, 'node_modules/@fontsource-variable');
const output = path.join(root, 'site/styles/fonts');

/** Basic Latin, Latin-1 letters, and the punctuation and signs that texts in English, Spanish and Catalan use. */
const letters = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 0xff - 0xa0 + 1 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ...'ŒœĿŀ‘’‚“”„‹›–—…•′″€←↑→↓↗−×·\u2009\u202f',
].join('');

const faces = [
  {
    original: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    name: 'bricolage-grotesque.woff2',
    variationAxes: { opsz: 60, wght: 700 },
  },
  {
    original: 'figtree/files/figtree-latin-wght-normal.woff2',
    name: 'figtree.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

for (const face of faces) {
  const original = await readFile(path.join(originals, face.original));
  const subset = await subsetFont(original, letters, { targetFormat: 'woff2', variationAxes: face.variationAxes });
  await writeFile(path.join(output, face.name), subset);
  console.log(`${face.name}: ${subset.length} bytes`);
}
