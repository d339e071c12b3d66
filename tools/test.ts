/**
 * `npm test`: every check of the project, one after the other, each whether or not an earlier one failed. The last
 * line says how many tests and checks passed and failed; the exit code says whether all passed. `npm run test:all`
 * (`--all`) tries every state of every page at every width, which takes longer.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { defaultAccess } from '../enquiry/wire.ts';
import { ensureBrowser } from './browser.ts';
import { ensureFirefox } from './firefox.ts';
import { ensurePostgres } from './postgres.ts';
import { run } from './run.ts';
import { ensureScanners } from './scanners.ts';
import { buildSite, isBuilt } from './site-build.ts';
import { addUp, countTests, type Counts } from './test-counts.ts';

/** The tests look at the site as it comes, whatever the operator has set. */
Object.assign(process.env, {
  PUBLIC_RECORDS_URL: '',
  PUBLIC_RECORDS_TOKEN: defaultAccess.key,
  PUBLIC_RECORDS_BASE_ID: defaultAccess.baseId,
  PUBLIC_RECORDS_TABLE_ID: defaultAccess.tableId,
  SITE_ENV: 'sample',
  SITE_HSTS: '',
});
process.env['TEST_MATRIX'] = process.argv.includes('--all') ? 'full' : 'short';

const reports = await mkdtemp(path.join(tmpdir(), 'reports-'));
const steps: { name: string; counts: Counts }[] = [];

async function step(name: string, work: () => Promise<Counts>): Promise<void> {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 76 - name.length))}`);
  let counts: Counts;
  try {
    counts = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts = { passed: 0, failed: 1, skipped: 0 };
  }
  steps.push({ name, counts });
}

/** A check that passes or fails as a whole. */
async function check(work: Promise<number>): Promise<Counts> {
  const passed = (await work) === 0;
  return { passed: Number(passed), failed: Number(!passed), skipped: 0 };
}

/** Before any test needs them; the tests that do say what it means when they cannot be had. */
function prepareScanners(): void {
  try {
    ensureScanners();
  } catch (error) {
    console.error((error as Error).message);
  }
}

async function tests(project: string): Promise<Counts> {
  const report = path.join(reports, `${project}.json`);
  const code = await run('vitest', [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  ]);
  return countTests(await readFile(report, 'utf8'), code);
}

await step('Format', () => check(run('prettier', ['--check', '--log-level=warn', '.'])));
await step('Lint', () => check(run('eslint', ['--max-warnings=0', '.'])));
await step('Types', () => check(run('astro', ['check', '--minimumFailingSeverity=warning'])));
await step('Units and relay', () => {
  ensurePostgres();
  return tests('unit');
});
await step('Build', () => check(isBuilt() ? Promise.resolve(0) : buildSite()));
await step('Browser', async () => {
  process.env['CHROMIUM_PATH'] = await ensureBrowser();
  ensureFirefox();
  prepareScanners();
  return tests('browser');
});
await rm(reports, { recursive: true });

const total = addUp(steps.map(({ counts }) => counts));
console.log('');
for (const { name, counts } of steps) if (counts.failed > 0) console.log(`${name}: ${counts.failed} failed`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed > 0 ? 1 : 0;
