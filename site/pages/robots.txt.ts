import type { APIRoute } from 'astro';
import { settings } from '../settings.ts';

/** Everything may be read; builds with sample settings are kept out of search engines by a header instead. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${settings.siteAddress}/sitemap.xml\n`);
