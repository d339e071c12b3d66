import { existsSync, readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';

/** A value that stands in for the operator's own. */
export interface SampleValue {
  file: string;
  line: number;
  /** Names and positions that lead to the value, joined by dots. */
  name: string;
  value: string;
}

/** Files whose values are the operator's to fill in. Everything else in the content is the site's own text. */
const operatorFiles = [
  'site/content/settings.yaml',
  'site/content/en/awards.yaml',
  'site/content/en/media-mentions.yaml',
];

/** Whether a value is empty, says that it is a sample, or names a reserved address (RFC 2606). */
function isSample(name: string, value: unknown): boolean {
  if (value === null || value === '') return true;
  if (name === 'sample') return value === true;
  return typeof value === 'string' && (/\bsample\b/i.test(value) || /\.example(?![\w-])/i.test(value));
}

/** Every sample or empty value in the text of one YAML file. */
export function findSampleValues(file: string, text: string): SampleValue[] {
  const lines = new LineCounter();
  const found: SampleValue[] = [];
  const walk = (node: Node | null, names: string[], start: number) => {
    const offset = node?.range?.[0] ?? start;
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        const keyStart = isScalar(key) ? (key.range?.[0] ?? offset) : offset;
        walk(value as Node | null, [...names, String(key)], keyStart);
      }
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries())
        walk(item as Node | null, [...names, String(index + 1)], offset);
    } else {
      const value = isScalar(node) ? node.value : null;
      if (!isSample(names.at(-1) ?? '', value)) return;
      found.push({ file, line: lines.linePos(offset).line, name: names.join('.'), value: String(value ?? '') });
    }
  };
  walk(parseDocument(text, { lineCounter: lines }).contents, [], 0);
  return found;
}

/** Every sample or empty value that the project still holds. */
export function readSampleValues(): SampleValue[] {
  return operatorFiles
    .filter((file) => existsSync(file))
    .flatMap((file) => findSampleValues(file, readFileSync(file, 'utf8')));
}

/**
 * Stops a build that is meant to be published while sample values are in place.
 * Throws one error that lists each with its file and line.
 */
export function refuseSampleValues(values: SampleValue[]): void {
  if (values.length === 0) return;
  const list = values.map(
    ({ file, line, name, value }) => `  ${file}:${line} ${name}${value === '' ? ' is empty' : `: ${value}`}`,
  );
  throw new Error(
    [
      `This build is meant to be published (SITE_ENV=production), but ${values.length} sample value(s) are in place:`,
      ...list,
      'Change each at the file and line named, then build again. docs/editing.md says how.',
    ].join('\n'),
  );
}
