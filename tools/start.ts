/** `npm start`: builds when something has changed since the last build, then becomes the relay. */
import process from 'node:process';
import { endWithParent } from './end-with-parent.ts';
import { buildSite, isBuilt } from './site-build.ts';

endWithParent();
const code = isBuilt() ? 0 : await buildSite();
if (code !== 0) process.exit(code);
await import('../relay/main.ts');
