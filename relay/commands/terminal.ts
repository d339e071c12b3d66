import process from 'node:process';
import { createInterface } from 'node:readline/promises';

/** Writes to the standard output, and waits until the reader has kept up. */
export async function write(text: string): Promise<void> {
  if (process.stdout.write(text)) return;
  await new Promise((resolve) => process.stdout.once('drain', resolve));
}

/** Asks at the terminal; null when there is none. */
export async function ask(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

const barWidth = 30;
const redrawMs = 100;
let drawnAt = 0;

/** Shows on a terminal how far long work has come. */
export function progress(label: string, done: number, total: number): void {
  if (!process.stderr.isTTY) return;
  const finished = done >= total;
  const now = performance.now();
  if (!finished && now - drawnAt < redrawMs) return;
  drawnAt = now;
  const filled = total === 0 ? barWidth : Math.round((Math.min(done, total) / total) * barWidth);
  const bar = '█'.repeat(filled).padEnd(barWidth, '░');
  process.stderr.write(`\r${label.padEnd(10)} ${bar} ${done}/${total}${finished ? '\n' : ''}`);
}
