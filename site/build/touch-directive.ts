import type { AstroIntegration } from 'astro';

/** Adds `client:touch`: an island's scripts load at the first touch, key or focus inside it. */
export function touchDirective(): AstroIntegration {
  return {
    name: 'touch-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: './site/behaviours/wake-on-touch.ts' });
      },
    },
  };
}
