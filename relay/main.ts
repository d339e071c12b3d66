import path from 'node:path';
import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { Background } from './background.ts';
import { loadEnvironment, readConfig, type Config } from './config.ts';
import { readSite } from './http/site.ts';
import { logSettings } from './log.ts';
import { OperatorError } from './operator-error.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';

/** After this long, who is still sending is cut off. */
const cutOffAfterMs = 8_000;

/** After this long a stop is no longer graceful. */
const stopWithinMs = 9_500;

async function start(): Promise<void> {
  const config = readConfig(loadEnvironment());
  const site = readSite(path.resolve('dist'));
  const { store, limiter } = await openStore(config, {
    channels: config.mail?.notifyTo ? ['records', 'mail'] : ['records'],
  });
  const app = buildApp({ config, site, store, limiter, onAccepted: () => background.wake(), logger: logSettings });
  const background = new Background(config, store, app.log);
  stopOnSignal(app, background, store);
  await listen(app, config);
  background.start();
  announce(app, config, store);
}

/** On a signal nothing new starts, and what runs is awaited. A second signal ends the process at once. */
function stopOnSignal(app: FastifyInstance, background: Background, store: Store): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => app.server.closeAllConnections(), cutOffAfterMs).unref();
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await Promise.all([app.close(), background.stop()]);
    await store.close();
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `Listening at ${address}` });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new OperatorError(`Port ${port} is in use. Stop the program that uses it, or set PORT to another number.`);
    }
    throw new OperatorError(`The relay cannot listen at ${host}, port ${port} (${String(code)}). Check HOST and PORT.`);
  }
}

/** Tells the person at the terminal what runs. */
function announce(app: FastifyInstance, { host, port, hostedDatabase, mail }: Config, store: Store): void {
  const bound = app.server.address();
  const actualPort = typeof bound === 'object' && bound !== null ? bound.port : port;
  const ways = [
    ...(hostedDatabase ? [`to ${new URL(hostedDatabase.url).host}`] : []),
    ...(mail?.notifyTo ? [`by e-mail through ${new URL(mail.url).host}`] : []),
  ];
  console.log(`The site:    http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`);
  console.log(`Enquiries:   kept in ${store.location}`);
  console.log(`Forwarding:  ${ways.length === 0 ? 'none; enquiries are only kept' : ways.join(', ')}`);
}

process.umask(0o077);

try {
  await start();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exit(1);
}
