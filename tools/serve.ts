/** `npm run serve`: the relay with the site as it was built last. */
import { endWithParent } from './end-with-parent.ts';

endWithParent();
await import('../relay/main.ts');
