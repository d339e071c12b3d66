import type { ParseArgsOptionsConfig } from 'node:util';
import type { Store, StoredEnquiry } from '../store/store.ts';

/** What a command gets to work with. */
export interface CommandContext {
  store: Store;
  /** Words after the command's name. */
  words: string[];
  /** Which of the command's options were given. */
  flags: Readonly<Record<string, unknown>>;
  /** Writes to the standard output, and waits until the reader has kept up. */
  write: (text: string) => Promise<void>;
  /** Asks at the terminal; resolves to null when there is none. */
  ask: (question: string) => Promise<string | null>;
  /** Shows on a terminal how far long work has come. */
  progress: (label: string, done: number, total: number) => void;
}

/** One of the operator's commands. */
export interface Command {
  /** What follows its name, as the help shows it. */
  usage: string;
  /** One line for the help. */
  summary: string;
  options: ParseArgsOptionsConfig;
  /** Most words that may follow its name. */
  words: number;
  /** Throws `OperatorError` when it cannot be done, `UsageError` when it was asked for wrongly. */
  run: (context: CommandContext) => Promise<void>;
}

/** A command that was asked for wrongly. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The option that turns a command's output into JSON. */
export const jsonOption = { json: { type: 'boolean' } } as const satisfies ParseArgsOptionsConfig;

/** An enquiry as `--json` prints it: six names that scripts may rely on. */
export function toJson({ reference, state, receivedAt, attempts, recordId, fields }: StoredEnquiry): object {
  return { reference, state, receivedAt: new Date(receivedAt).toISOString(), attempts, recordId, fields };
}

/** Writes all enquiries as one JSON array, one a line. */
export async function writeJsonArray({ store, write }: CommandContext): Promise<void> {
  let before = '[';
  for await (const enquiry of store.enquiries()) {
    await write(`${before}\n${JSON.stringify(toJson(enquiry))}`);
    before = ',';
  }
  await write(before === '[' ? '[]\n' : '\n]\n');
}

/** Text that a visitor wrote, without the control characters that could make a terminal do things; lines are kept. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, ' ');
}

/** A number of enquiries in words. */
export function countOf(count: number): string {
  return `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`;
}
