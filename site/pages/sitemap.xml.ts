import type { APIRoute } from 'astro';
import { settings } from '../settings.ts';

/** Pages that are answers to something, not places to go to. */
const unlisted = new Set(['/404', '/contact/sent', '/contact/not-sent']);

const addresses = Object.keys(import.meta.glob('./**/*.astro'))
  .map((file) =>
    file
      .replace(/^\./, '')
      .replace(/\.astro$/, '')
      .replace(/^\/index$/, '/'),
  )
  .filter((address) => !unlisted.has(address))
  .sort();

/** Every address of the site for search engines (sitemaps.org, version 0.9). */
export const GET: APIRoute = () =>
  new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...addresses.map((address) => `<url><loc>${new URL(address, settings.siteAddress).href}</loc></url>`),
      '</urlset>',
      '',
    ].join('\n'),
  );
