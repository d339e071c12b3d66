import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder that is gone when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'relay-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
