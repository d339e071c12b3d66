import process from 'node:process';
import { parseArgs } from 'node:util';
import { backup } from './commands/backup.ts';
import { UsageError, type Command } from './commands/command.ts';
import { erase } from './commands/erase.ts';
import { exportEnquiries } from './commands/export.ts';
import { list } from './commands/list.ts';
import { release } from './commands/release.ts';
import { retry } from './commands/retry.ts';
import { show } from './commands/show.ts';
import { stats } from './commands/stats.ts';
import { ask, progress, write } from './commands/terminal.ts';
import { loadEnvironment, readConfig } from './config.ts';
import { OperatorError } from './operator-error.ts';
import { openStore } from './store/open.ts';
import { StoreError } from './store/store.ts';

const commands: Record<string, Command> = { stats, list, show, export: exportEnquiries, retry, release, erase, backup };

/** Exit codes: done, could not be done, asked for wrongly. */
const exitCodes = { done: 0, failed: 1, usage: 2 } as const;

function help(): string {
  const lines = Object.entries(commands).map(
    ([name, { usage, summary }]) => `  ${`${name} ${usage}`.padEnd(36)} ${summary}`,
  );
  return [
    'Usage: npm run enquiries -- COMMAND',
    '',
    ...lines,
    '',
    'REF is the reference that the visitor was shown. The relay may be running meanwhile.',
    'Settings come from the environment and the file .env, as the relay reads them.',
    'Exit codes: 0 done, 1 could not be done, 2 asked for wrongly.',
    '',
  ].join('\n');
}

async function run([name, ...rest]: string[]): Promise<void> {
  if (name === undefined || name === 'help' || name === '--help' || rest.includes('--help')) {
    await write(help());
    if (name === undefined) process.exitCode = exitCodes.usage;
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError('There is no such command.');
  const { values, positionals } = parse(command, rest);
  const { store } = await openStore(readConfig(loadEnvironment()), { channels: [], create: false });
  try {
    await command.run({ store, words: positionals, flags: values, write, ask, progress });
  } finally {
    await store.close();
  }
}

function parse({ options, words }: Command, args: string[]) {
  const parsed = parseOptions(options, args);
  if (parsed.positionals.length > words) throw new UsageError(`${parsed.positionals[words]} is one word too many.`);
  return parsed;
}

function parseOptions(options: Command['options'], args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

process.umask(0o077);
process.stdout.on('error', () => process.exit(exitCodes.failed));

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${help()}`);
    process.exitCode = exitCodes.usage;
  } else if (error instanceof OperatorError || error instanceof StoreError) {
    console.error(error.message);
    process.exitCode = exitCodes.failed;
  } else {
    throw error;
  }
}
