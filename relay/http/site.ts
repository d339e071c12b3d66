import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../operator-error.ts';

/** Name of the file by which the build tells the relay how to serve its result. */
const servingFile = '_serving.json';

const servingSchema = z.strictObject({
  sample: z.boolean().describe('Built with sample settings: not to be indexed unless asked for under a local name.'),
  longPhoneNumbers: z.boolean().describe('Whether telephone numbers may have more than 15 digits.'),
  siteAddress: z.string().describe('Address of the site without a path.'),
  headers: z
    .array(z.strictObject({ path: z.string(), set: z.record(z.string(), z.string()) }))
    .describe('Headers by path, exact or a prefix that ends with *. Applied in order, later ones win.'),
  redirects: z.array(z.strictObject({ from: z.string(), to: z.string(), status: z.int() })),
});

/** How the build wants its result to be served. */
export type Serving = z.infer<typeof servingSchema>;

/** A content coding that a body can be had in. */
export type Coding = 'br' | 'gzip' | 'identity';

/** One file of the site, ready to be sent. */
export interface SiteFile {
  /** Bodies by coding; `identity` is always there. */
  variants: Partial<Record<Coding, { body: Buffer; etag: string }>> & { identity: { body: Buffer; etag: string } };
  /** Headers of every answer with this file, the same in each coding. */
  headers: Record<string, string>;
}

/** The built site, held in memory. */
export interface Site {
  serving: Serving;
  /** Files by the path of their address. */
  files: ReadonlyMap<string, SiteFile>;
  /** The page for every other address. */
  notFound: SiteFile;
}

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Where the type does not follow from the extension. */
const contentTypesByPath: Record<string, string> = {
  '/speculation-rules.json': 'application/speculationrules+json',
};

const suffixes = { br: '.br', gzip: '.gz' } as const;

/**
 * Reads the built site from `folder`.
 * Throws `OperatorError` when it is not there or not whole.
 */
export function readSite(folder: string): Site {
  const names = listFiles(folder);
  const serving = readServing(folder);
  const known = new Set(names);
  const files = new Map<string, SiteFile>();
  let notFound: SiteFile | undefined;
  for (const name of names) {
    if (name.startsWith('_') && !name.startsWith('_astro/')) continue;
    const original = Object.values(suffixes).find(
      (suffix) => name.endsWith(suffix) && known.has(name.slice(0, -suffix.length)),
    );
    if (original) continue;
    const address = toAddress(name);
    const file = readSiteFile(folder, name, address, known, serving);
    if (name === '404.html') notFound = file;
    else files.set(address, file);
  }
  if (!notFound || !files.has('/')) throw unbuilt(folder, 'its home page or its page for unknown addresses is missing');
  return { serving, files, notFound };
}

/** Headers that the build sets for an address. */
export function headersFor(address: string, { headers }: Serving): Record<string, string> {
  const matching = headers.filter(({ path: pattern }) =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
  );
  return Object.assign({}, ...matching.map(({ set }) => lowerNames(set))) as Record<string, string>;
}

function lowerNames(set: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(set).map(([name, value]) => [name.toLowerCase(), value]));
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  } catch {
    throw unbuilt(folder, 'it is not there');
  }
}

function readServing(folder: string): Serving {
  try {
    return servingSchema.parse(JSON.parse(readFileSync(path.join(folder, servingFile), 'utf8')));
  } catch {
    throw unbuilt(folder, `its ${servingFile} is missing or broken`);
  }
}

function unbuilt(folder: string, what: string): OperatorError {
  return new OperatorError(`The built site in ${folder} cannot be served: ${what}. Run: npm run build`);
}

/** `index.html` answers `/`, `contact/sent.html` answers `/contact/sent`, any other file its own name. */
function toAddress(name: string): string {
  return `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`;
}

function readSiteFile(
  folder: string,
  name: string,
  address: string,
  known: ReadonlySet<string>,
  serving: Serving,
): SiteFile {
  const body = readFileSync(path.join(folder, name));
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  const variants: SiteFile['variants'] = { identity: { body, etag: `"${digest}"` } };
  for (const [coding, suffix] of Object.entries(suffixes) as ['br' | 'gzip', string][]) {
    if (!known.has(name + suffix)) continue;
    variants[coding] = { body: readFileSync(path.join(folder, name + suffix)), etag: `"${digest}-${coding}"` };
  }
  const headers = {
    'content-type': contentTypesByPath[address] ?? contentTypes[path.extname(name)] ?? 'application/octet-stream',
    'cache-control': name.startsWith('_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(Object.keys(variants).length > 1 && { vary: 'accept-encoding' }),
    ...headersFor(address, serving),
  };
  return { variants, headers };
}
