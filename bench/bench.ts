/**
 * `npm run bench`: measures, and writes `docs/benchmarks.md` with its plots. `-- --only draining` measures one part,
 * prints it, and writes no document.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { writeDocument } from '../tools/report/document.ts';
import { describeMachine } from '../tools/report/machine.ts';
import { ensureBrowser } from '../tools/browser.ts';
import { buildSite, isBuilt } from '../tools/site-build.ts';
import { measureAccepting } from './accepting.ts';
import { measureBytes } from './bytes.ts';
import { measureDraining } from './draining.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { measureNavigating } from './navigating.ts';
import type { Part } from './part.ts';
import { measureServing } from './serving.ts';

/** In the order of the document. */
const measurements: Record<string, () => Promise<Part>> = {
  accepting: measureAccepting,
  draining: measureDraining,
  memory: measureMemory,
  serving: measureServing,
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  navigating: measureNavigating,
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
if (values.only !== undefined && !Object.hasOwn(measurements, values.only)) {
  console.error(`There is no part ${values.only}: choose one of ${Object.keys(measurements).join(', ')}.`);
  process.exit(1);
}

const code = isBuilt() ? 0 : await buildSite();
if (code !== 0) process.exit(code);
process.env['CHROMIUM_PATH'] = await ensureBrowser();

const machine = describeMachine();
const parts: string[] = [];
for (const [name, measure] of Object.entries(measurements)) {
  if (values.only !== undefined && values.only !== name) continue;
  console.log(`Measuring: ${name}`);
  const { title, text } = await measure();
  parts.push(`## ${title}\n\n${text}`);
}
console.log(`\n${parts.join('\n\n')}`);

if (values.only === undefined) {
  await writeDocument(
    'docs/benchmarks.md',
    `# Benchmarks

This page is written by \`npm run bench\`. All numbers of a table come from one run; compare them with each other rather than with those of another machine.

**The machine**: ${machine} Load and relay run on the same machine and take from each other; where other programs were busy meanwhile, as a load average near or above the number of cores says, all rates are lower and all times longer than on a quiet machine.

${parts.join('\n\n')}

## What this does not show

- Networks: everything is on loopback. What a visitor waits for is mostly the way to the server.
- The hosted service: a stand-in with the documented limits answers in its place.
- A disk other than this machine's: accepting waits for the disk to sync.
- PostgreSQL in place of SQLite, TLS and a proxy in front.
- Long runs: each measurement takes seconds to minutes.
`,
  );
}
