import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Serving } from '../http/site.ts';

const serving: Serving = {
  sample: true,
  longPhoneNumbers: false,
  siteAddress: 'https://site.example',
  headers: [
    { path: '/*', set: { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'" } },
    { path: '/contact', set: { 'Content-Security-Policy': "default-src 'self'" } },
    { path: '/_astro/*', set: { 'Cross-Origin-Resource-Policy': 'same-origin' } },
  ],
  redirects: [{ from: '/redes', to: '/organisation-networks', status: 301 }],
};

const files: Record<string, string> = {
  'index.html': '<title>Home</title>',
  'contact.html': '<title>Contact</title>',
  'contact/sent.html': '<title>Sent</title><p class="a" data-reference hidden="">Reference recXXXXXXXXXXXXXX</p>',
  'contact/not-sent.html': '<title>Not sent</title>',
  '404.html': '<title>Not found</title>',
  'robots.txt': 'User-agent: *',
  'speculation-rules.json': '{}',
  '_astro/form.a1b2.js': 'export const form = 1;',
  _headers: 'not for visitors',
};

/** Writes a small built site into `folder`, as the build would leave it. */
export function writeSite(folder: string, changes: Partial<Serving> = {}): string {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  writeFileSync(path.join(folder, '_serving.json'), JSON.stringify({ ...serving, ...changes }));
  return folder;
}
