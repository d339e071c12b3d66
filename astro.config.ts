import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { finishBuild } from './site/build/finish-build.ts';
import { touchDirective } from './site/build/touch-directive.ts';
import { settings } from './site/settings.ts';

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  site: settings.siteAddress,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), touchDirective(), finishBuild()],

  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Figtree',
      cssVariable: '--font-figtree',
      fallbacks: ['sans-serif'],
      options: {
        variants: [{ src: ['./site/styles/fonts/figtree.woff2'], weight: '400 700', style: 'normal', display: 'swap' }],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Bricolage Grotesque',
      cssVariable: '--font-bricolage',
      fallbacks: ['sans-serif'],
      options: {
        variants: [
          { src: ['./site/styles/fonts/bricolage-grotesque.woff2'], weight: 700, style: 'normal', display: 'swap' },
        ],
      },
    },
  ],
});
