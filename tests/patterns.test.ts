import fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { enquiryFieldsSchema } from '../enquiry/enquiry.ts';
import { parseSignals } from '../enquiry/signals.ts';
import { networkOf } from '../relay/http/client-network.ts';
import { chooseCoding } from '../relay/http/content-coding.ts';
import { isCrossSite } from '../relay/http/same-site.ts';
import { findSuspicion } from '../relay/suspicion.ts';
import { sampleFields } from '../relay/testing/samples.ts';
import { root } from '../tools/run.ts';
import { everyCombination } from './support/matrix.ts';

/** A regular expression as it stands in the source. */
interface Pattern {
  place: string;
  pattern: RegExp;
}

/** Regular expressions that see no visitor's text, and need not be quick: the operator's settings, our own pages. */
const inside = new Set(['relay/config.ts: /\\/+$/', 'relay/http/static.ts: /<[^>]*\\bdata-reference\\b[^>]*>/']);

function findPatterns(file: string): Pattern[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  const found: Pattern[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, body = '', flags] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? [];
      found.push({ place: `${file}: ${node.text}`, pattern: new RegExp(body, flags) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const patterns = globSync(['enquiry/**/*.ts', 'relay/**/*.ts'], { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.ts$|^relay\/testing\//.test(file))
  .flatMap(findPatterns)
  .filter(({ place }) => !inside.has(place));

const fields = Object.keys(sampleFields()) as (keyof ReturnType<typeof sampleFields>)[];

/** Everything of ours that visitors' texts go through, by name. */
const readers: Record<string, (text: string) => unknown> = {
  ...Object.fromEntries(patterns.map(({ place, pattern }) => [place, (text: string) => text.replace(pattern, '')])),
  ...Object.fromEntries(
    fields.map((name) => [name, (text: string) => enquiryFieldsSchema.safeParse({ ...sampleFields(), [name]: text })]),
  ),
  'the signs of spam': (text) => findSuspicion(sampleFields({ Nombre: text, Mensaje: text }), { ms: 0 }),
  'the signals of a form': parseSignals,
  // What was read before is remembered, so each text is another.
  'the codings that a browser knows': (text) => chooseCoding(`${text}${performance.now()}`, () => true),
  'the network of an address': networkOf,
  'the origin of a request': (origin) => isCrossSite({ headers: { origin }, host: origin }),
};

const starts = ['', '<', 'a@'];
const ends = ['', '!', '@', '\n'];
const pieces = [
  'a',
  '0',
  ' ',
  '\t',
  '.',
  '-',
  '@',
  '<',
  ':',
  ';',
  '=',
  ',',
  '"',
  '\\',
  '\0',
  '字',
  'a.',
  '< ',
  'www.',
  'W/',
  'q=',
];

/** What a text is made of: a piece repeated as often as one likes, between a start and an end. */
type Growth = [start: string, piece: string, end: string];

/** Every single piece, also of those that a regular expression itself names. */
function simpleGrowths(name: string): Growth[] {
  const all = new Set([...pieces, ...(name.match(/\w+|\W/g) ?? [])]);
  return [...all].flatMap((piece) => starts.flatMap((start) => ends.map((end): Growth => [start, piece, end])));
}

const anyGrowth: fc.Arbitrary<Growth> = fc.tuple(
  fc.constantFrom(...starts, 'https://', '::ffff:', 'ms=', '[url'),
  fc.array(fc.constantFrom(...pieces), { minLength: 2, maxLength: 4 }).map((several) => several.join('')),
  fc.constantFrom(...ends),
);

/** Up to the largest text that comes through the door, 64 kB; in small steps first, so that nothing takes for ever. */
const lengths = [
  ...Array.from({ length: 24 }, (_, step) => Math.round(4 * 2 ** (step / 6))),
  64,
  256,
  1024,
  4096,
  16_384,
  65_536,
];

/** Most that four times the text may take, in times of the text; a busy machine is asked again. */
const most = 10;

/** Too short a time, in ms, to be measured, and to harm. */
const short = 5;

/** The shortest time of several, in ms: whatever else the machine does makes it longer, never shorter. */
function time(read: (text: string) => unknown, text: string): number {
  let shortest = Infinity;
  for (let count = 0; count < 5 && shortest > short; count += 1) {
    const begun = performance.now();
    read(text);
    shortest = Math.min(shortest, performance.now() - begun);
  }
  return shortest;
}

describe('the time for a visitor’s text grows no faster than the text', () => {
  it.each(Object.entries(readers))('%s', { timeout: 120_000 }, (name, read) => {
    const property = fc.property(anyGrowth, ([start, piece, end]) => {
      const grow = (length: number) => start + piece.repeat(Math.ceil(length / piece.length)) + end;
      for (const length of lengths) {
        const whole = time(read, grow(length));
        // Four times the text may take four times as long, and some more; looking at each pair takes sixteen times.
        if (whole <= short) continue;
        let ratio = whole / time(read, grow(length / 4));
        for (let again = 0; again < 5 && ratio >= most; again += 1) {
          ratio = Math.min(ratio, time(read, grow(length)) / time(read, grow(length / 4)));
        }
        expect(ratio).toBeLessThan(most);
      }
    });
    const examples = simpleGrowths(name).map((growth): [Growth] => [growth]);
    fc.assert(property, { examples, numRuns: examples.length + (everyCombination ? 2000 : 50) });
  });
});
