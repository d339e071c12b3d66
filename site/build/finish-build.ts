import type { AstroIntegration } from 'astro';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildSettings } from '../build-settings.ts';
import { settings } from '../settings.ts';
import { compress } from './compress.ts';
import { hasStyleAttribute, pagePolicy } from './policy.ts';
import { refuseSecretToken } from './public-token.ts';
import { redirects } from './redirects.ts';
import { readSampleValues, refuseSampleValues } from './sample-values.ts';
import { commonHeaders, pageHeaders, toHeadersFile, toRedirectsFile, type Serving } from './serving.ts';
import { drawShareCard } from './share-cards.ts';
import { settleTokens } from './settle-tokens.ts';
import { shortName } from './short-name.ts';
import { tidyMarkup } from './tidy-markup.ts';
import { dropUnusedStyles } from './unused-styles.ts';

/**
 * Makes a finished site of the built pages: refuses what must not be published, gives every page its policy, writes
 * how the result wants to be served, and compresses it.
 */
export function finishBuild(): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') {
          updateConfig({
            vite: { css: { modules: { generateScopedName: shortName }, postcss: { plugins: [settleTokens] } } },
          });
        }
        updateConfig({
          redirects: Object.fromEntries(
            Object.entries(redirects).map(([from, destination]) => [from, { status: 301, destination }]),
          ),
          build: { redirects: false },
        });
      },
      'astro:build:start': ({ logger }) => {
        if (buildSettings.production) refuseSampleValues(readSampleValues());
        refuseSecretToken(buildSettings, process.env);
        if (buildSettings.direct) {
          logger.warn(`The pages call ${buildSettings.recordsOrigin} themselves: PUBLIC_RECORDS_TOKEN becomes public.`);
        }
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = await tidyPages(folder);
        for (const { address, html } of pages) await drawShareCard(folder, address, html);
        const names = await listFiles(folder);
        const serving = describeServing(pages);
        await writeFile(path.join(folder, '_serving.json'), JSON.stringify(serving, null, 2));
        await writeFile(path.join(folder, '_headers'), toHeadersFile(serving));
        await writeFile(path.join(folder, '_redirects'), toRedirectsFile(serving));
        await Promise.all(names.map((name) => compress(path.join(folder, name))));
      },
    },
  };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

interface Page {
  address: string;
  html: string;
}

/** Puts the markup of every page in order, in place. */
async function tidyPages(folder: string): Promise<Page[]> {
  const files = await listFiles(folder);
  const names = files.filter((name) => name.endsWith('.html'));
  const islands = files.filter((name) => name.endsWith('.js'));
  const scripts = (await Promise.all(islands.map((name) => readFile(path.join(folder, name), 'utf8')))).join('\n');
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const tidied = tidyMarkup(await readFile(file, 'utf8'));
      const html = dropUnusedStyles(tidied, tidied.includes('<astro-island') ? scripts : '');
      await writeFile(file, html);
      return { address: toAddress(name), html };
    }),
  );
}

function describeServing(pages: Page[]): Serving {
  const styled = pages.filter(({ html }) => hasStyleAttribute(html)).map(({ address }) => address);
  if (styled.length > 0) {
    throw new Error(`The policy forbids style attributes, and these pages have some: ${styled.join(', ')}.`);
  }
  return {
    sample: readSampleValues().length > 0,
    longPhoneNumbers: settings.longPhoneNumbers,
    siteAddress: settings.siteAddress,
    headers: [
      ...commonHeaders(buildSettings.transport),
      ...pages.map(({ address, html }) => pageHeaders(address, pagePolicy(html, buildSettings))),
    ],
    redirects: Object.entries(redirects).map(([from, to]) => ({ from, to, status: 301 })),
  };
}

/** `index.html` answers `/`, `contact/sent.html` answers `/contact/sent`. */
function toAddress(name: string): string {
  return `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`;
}
