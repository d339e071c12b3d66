import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../relay/testing/folder.ts';
import { runCommand } from '../relay/testing/process.ts';
import { root } from './run.ts';

const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).sort();

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** What the first group of `pattern` matches in a document, each once. */
function mentions(document: string, pattern: RegExp): string[] {
  return [...new Set([...read(document).matchAll(pattern)].map(([, found = '']) => found))];
}

function without(found: string[], known: Iterable<string>): string[] {
  const all = new Set(known);
  return found.filter((name) => !all.has(name));
}

describe.each(documents)('%s', (document) => {
  it('names only scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(without(mentions(document, /\bnpm run ([\w:-]+)/g), Object.keys(scripts))).toEqual([]);
  });

  it('names only settings that are explained', () => {
    const explained = mentions('.env.example', /^(?:# )?([A-Z_]+)=/gm);
    const known = [...explained, ...mentions('deploy/Caddyfile', /\{\$([A-Z_]+)/g)];
    expect(without(mentions(document, /`([A-Z]+_[A-Z_]*[A-Z])(?:=[^`]*)?`/g), known)).toEqual([]);
  });

  it('leads only to files that exist', () => {
    const files = mentions(document, /(?<!!)\[[^\]]*\]\(([^):#]+)(?:#[^)]*)?\)/g);
    const missing = files.filter((file) => !existsSync(path.join(root, path.dirname(document), file)));
    expect(missing).toEqual([]);
    expect(mentions(document, /\b(deploy\/[\w-]+\.\w+)/g).filter((file) => !existsSync(path.join(root, file)))).toEqual(
      [],
    );
  });
});

it('all name only commands for enquiries that exist', async () => {
  const { stdout } = await runCommand(temporaryFolder(), '--help');
  const commands = [...stdout.matchAll(/^ {2}(\w+) /gm)].map(([, name = '']) => name);
  const mentioned = documents.flatMap((document) => mentions(document, /(?:\benquiries -- |`enquiries )([a-z]+)/g));
  expect(mentioned).toContain('list');
  expect(without(mentioned, commands)).toEqual([]);
});
