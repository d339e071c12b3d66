import process from 'node:process';

/**
 * An error for the log: its kind, code and place, but not its message, which may quote what a visitor wrote (as
 * `JSON.parse` does). SQLite's own words for a fault are fixed texts, and kept.
 */
export function describeError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { cause } = error;
  const code = 'errstr' in error ? error.errstr : 'code' in error ? error.code : undefined;
  const reason = cause === undefined ? undefined : describeError(cause);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: [error.name, reason?.type].filter(Boolean).join(': '),
    message: [code, reason?.message].filter(Boolean).join(': '),
    stack: [...frames.slice(0, 8), reason?.stack].filter(Boolean).join('\n'),
  };
}

/** Settings of the log: one JSON object a line, on the error stream. */
export const logSettings = {
  level: 'info',
  stream: process.stderr,
  serializers: { err: describeError },
};
