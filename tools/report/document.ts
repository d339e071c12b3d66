import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../run.ts';

/** A Markdown table. Every column but the first holds numbers. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Writes a document of the project in the project's format. `file` is its place in the project's folder. */
export async function writeDocument(file: string, text: string): Promise<void> {
  const place = path.join(root, file);
  const settings = await resolveConfig(place);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, await format(text, { ...settings, filepath: place }));
}

/** Writes a plot to `docs/plots/`, and returns the Markdown that shows it in a document of `docs/`. */
export async function writePlot(name: string, svg: string, meaning: string): Promise<string> {
  const folder = path.join(root, 'docs/plots');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.svg`), svg);
  return `![${meaning}](plots/${name}.svg)`;
}
