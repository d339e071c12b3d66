import path from 'node:path';
import process from 'node:process';
import { buildApp } from './app.ts';
import { loadEnvironment, readConfig } from './config.ts';
import { HostedDatabase } from './forward/hosted-database.ts';
import { Forwarder } from './forward/loop.ts';
import { readSite } from './http/site.ts';
import { logSettings } from './log.ts';
import { OperatorError } from './operator-error.ts';
import { SqliteStore } from './store/sqlite.ts';

/** After this long a stop is no longer graceful. */
const stopWithinMs = 9_500;

async function start(): Promise<void> {
  const config = readConfig(loadEnvironment());
  const site = readSite(path.resolve('dist'));
  const store = new SqliteStore(config.dataDir, { channels: ['records'] });
  const app = buildApp({ config, site, store, onAccepted: () => forwarder?.wake(), logger: logSettings });
  const { hostedDatabase } = config;
  const forwarder = hostedDatabase && new Forwarder(store, new HostedDatabase(hostedDatabase), app.log);

  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await Promise.all([app.close(), forwarder?.stop()]);
    await store.close();
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  await app.ready();
  forwarder?.start();
  await listen(app, config.host, config.port);
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  console.log(`The site:    http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`);
  console.log(`Enquiries:   kept in ${store.location}`);
  console.log(
    `Forwarding:  ${hostedDatabase ? `to ${new URL(hostedDatabase.url).host}` : 'none; enquiries are only kept'}`,
  );
}

async function listen(app: ReturnType<typeof buildApp>, host: string, port: number): Promise<void> {
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

process.umask(0o077);

try {
  await start();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exit(1);
}
