import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../tools/run.ts';

/** Runs one of the project's commands as a person does. */
function npm(args: string[], environment: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn('npm', args, {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

test('npm start serves what is built, and ends with npm', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { child, output } = npm(['start'], { PORT: '0', DATA_DIR: folder });
  onTestFinished(() => void child.kill());
  const address = () => /(http:\/\/localhost:\d+)\n[^]*Forwarding:/.exec(output())?.[1];
  await expect.poll(address, { timeout: 20_000 }).toBeDefined();
  expect(output()).toContain(path.join(folder, 'enquiries.sqlite'));
  expect(output()).not.toContain('Installing');
  expect(output()).not.toContain('Building');
  const url = address()!;
  expect((await fetch(url)).status).toBe(200);
  const listed = npm(['run', '--silent', 'enquiries', '--', 'list', '--json'], { DATA_DIR: folder });
  await once(listed.child, 'close');
  expect(JSON.parse(listed.output())).toEqual([]);
  child.kill();
  await expect
    .poll(() =>
      fetch(url).then(
        ({ status }) => status,
        () => 'gone',
      ),
    )
    .toBe('gone');
});
