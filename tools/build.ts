/** `npm run build`: static files in `dist/`. */
import process from 'node:process';
import { buildSite } from './site-build.ts';

process.exitCode = await buildSite();
