/**
 * `npm run dev`: the site with live reload at PORT (4321), its form working. The relay runs behind it, restarted
 * whenever its code changes, and keeps what it gets where `npm start` keeps it.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { formPath } from '../enquiry/wire.ts';
import { endWithParent } from './end-with-parent.ts';
import { root } from './run.ts';

endWithParent();
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'));

/** The relay does not start without a site, and the real one is not built here. */
function writeEmptySite(): string {
  const folder = path.join(root, 'node_modules', '.cache', 'dev');
  mkdirSync(path.join(folder, 'dist'), { recursive: true });
  const serving = { sample: true, siteAddress: '', headers: [], redirects: [] };
  writeFileSync(path.join(folder, 'dist', '_serving.json'), JSON.stringify(serving));
  for (const page of ['index.html', '404.html']) writeFileSync(path.join(folder, 'dist', page), '');
  return folder;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const relayPort = await findFreePort();
const relay = spawn(process.execPath, ['--watch', '--watch-preserve-output', path.join(root, 'relay/main.ts')], {
  cwd: writeEmptySite(),
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(relayPort),
    HOST: 'localhost',
    DATA_DIR: path.resolve(root, process.env['DATA_DIR'] ?? 'data'),
  },
});
process.on('exit', () => relay.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

const { dev } = await import('astro');
const target = `http://localhost:${relayPort}`;
await dev({
  root,
  server: { port: Number(process.env['PORT'] ?? 4321) },
  vite: { server: { proxy: { '/v0': target, [formPath]: target } } },
});
