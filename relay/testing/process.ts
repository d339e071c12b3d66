import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { onTestFinished } from 'vitest';
import { writeSite } from './site.ts';

const relayFolder = path.join(import.meta.dirname, '..');

/** A program of the relay that has ended. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A relay that runs as a process of its own. */
export interface RunningRelay {
  process: ChildProcess;
  /** Address without a trailing slash. */
  url: string;
  /** What it has printed so far. */
  output: () => { stdout: string; stderr: string };
  /** Sends a signal, and resolves when the process has ended. */
  end: (signal: NodeJS.Signals) => Promise<Ended>;
}

/** Only what a test says: nothing of this machine's settings reaches the program. */
function environment(changes: Record<string, string>): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], ...changes };
}

/** `fileBlocks` is the largest size of a file that the program may write, in the shell's blocks. */
function launch(
  program: string,
  args: string[],
  cwd: string,
  changes: Record<string, string>,
  fileBlocks = 'unlimited',
) {
  const command = [process.execPath, path.join(relayFolder, program), ...args];
  const child = spawn('/bin/sh', ['-c', `ulimit -f ${fileBlocks}; exec "$@"`, 'sh', ...command], {
    cwd,
    env: environment(changes),
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output.stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output.stderr += chunk));
  const ended = once(child, 'close').then(([code]): Ended => ({ code: code as number | null, ...output }));
  return { child, output, ended };
}

/** Runs one of the operator's commands in `folder`, where the relay keeps its data, to its end. */
export async function runCommand(folder: string, ...args: string[]): Promise<Ended> {
  return launch('cli.ts', args, folder, {}).ended;
}

/** Starts a relay in `folder` that is expected to end by itself. */
export async function runRelay(folder: string, changes: Record<string, string> = {}): Promise<Ended> {
  return launch('main.ts', [], folder, { PORT: '0', ...changes }).ended;
}

/** Starts a relay in `folder`, with a small site and its data there. Killed when the test is over. */
export async function startRelay(
  folder: string,
  changes: Record<string, string> = {},
  fileBlocks?: string,
): Promise<RunningRelay> {
  writeSite(path.join(folder, 'dist'));
  const { child, output, ended } = launch('main.ts', [], folder, { PORT: '0', ...changes }, fileBlocks);
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, found] = /(http:\/\/\S+)\n[^]*\n[^]*\n/.exec(output.stdout) ?? [];
      if (found) resolve(found);
    });
    void ended.then(({ stderr }) => {
      reject(new Error(`The relay did not start:\n${stderr}`));
    });
  });
  return {
    process: child,
    url,
    output: () => output,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
