import type { APIRoute } from 'astro';
import { settings } from '../settings.ts';

const icon = (file: string, sizes: string, purpose = 'any') => ({ src: `/${file}`, sizes, type: 'image/png', purpose });

/** How systems show the site among their applications: the brand's name and the icons made by `tools/icons.ts`. */
export const GET: APIRoute = () =>
  Response.json({
    name: settings.brand,
    short_name: settings.brand,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf7ef',
    theme_color: '#fbf7ef',
    icons: [
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  });
