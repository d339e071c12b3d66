import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
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
});
