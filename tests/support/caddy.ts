import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest, type RequestOptions } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { onTestFinished } from 'vitest';
import { eventually } from '../../relay/testing/eventually.ts';
import { temporaryFolder } from '../../relay/testing/folder.ts';
import { root } from '../../tools/run.ts';

/** Where the distribution's package is unpacked. It is not installed: that would start Caddy as a service. */
const unpacked = path.join(root, 'node_modules/.cache/caddy');

function works(program: string): boolean {
  return spawnSync(program, ['version']).status === 0;
}

function download(): boolean {
  return spawnSync('apt-get', ['download', 'caddy'], { cwd: unpacked }).status === 0;
}

/** Caddy as it is installed, else from the distribution's package; undefined where neither can be had. */
export function findCaddy(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const program = path.join(unpacked, 'usr/bin/caddy');
  const found = ['caddy', program].find(works);
  if (found !== undefined) return found;
  mkdirSync(unpacked, { recursive: true });
  if (!download()) {
    if (process.getuid?.() === 0) spawnSync('apt-get', ['update']);
    if (!download()) return undefined;
  }
  spawnSync('sh', ['-c', 'dpkg-deb -x caddy_*.deb .'], { cwd: unpacked });
  return works(program) ? program : undefined;
}

/** A port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** An answer, with its body read. */
export interface Answer {
  status: number;
  /** Each header's values, as many as were sent. */
  headers: IncomingMessage['headersDistinct'];
  body: string;
}

/** A request, `from` one of this machine's loopback addresses. */
export interface Ask {
  from?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Caddy with the project's own Caddyfile. */
export interface RunningCaddy {
  /** Certificate of the authority that vouches for it. */
  authority: string;
  /** Address without a trailing slash, over https. */
  url: string;
  ask: (path: string, ask?: Ask) => Promise<Answer>;
  /** What it has logged so far. */
  log: () => string;
  /** Asks over http. */
  askPlainly: (path: string) => Promise<Answer>;
}

/** Starts Caddy before the relay at `relay`, a host and a port. Stopped when the test is over. */
export async function startCaddy(program: string, relay: string): Promise<RunningCaddy> {
  const folder = temporaryFolder();
  const [plainPort, securePort] = [await freePort(), await freePort()];
  const child = spawn(program, ['run', '--config', path.join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'], {
    cwd: folder,
    env: {
      HOME: folder,
      SITE_HOST: 'localhost',
      HTTP_PORT: String(plainPort),
      HTTPS_PORT: String(securePort),
      RELAY: relay,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const authorityFile = path.join(folder, '.local/share/caddy/pki/authorities/local/root.crt');
  await eventually(async () => {
    const socket = connect({
      port: securePort,
      host: 'localhost',
      servername: 'localhost',
      ca: readFileSync(authorityFile),
    });
    await once(socket, 'secureConnect');
    socket.destroy();
  });
  const authority = readFileSync(authorityFile, 'utf8');
  return {
    authority,
    url: `https://localhost:${securePort}`,
    ask: (address, ask = {}) => send(secureRequest, { port: securePort, ca: authority }, address, ask),
    log: () => log,
    askPlainly: (address) => send(plainRequest, { port: plainPort }, address, {}),
  };
}

async function send(
  request: typeof secureRequest,
  server: RequestOptions,
  address: string,
  { from = '127.0.0.1', method = 'GET', headers = {}, body = '' }: Ask,
): Promise<Answer> {
  const options = { host: 'localhost', family: 4, localAddress: from, agent: false, path: address, method, headers };
  const sent = request({ ...options, ...server }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headersDistinct, body: await text(answer) };
}
