import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { defaultAccess, recordsPath } from '../../enquiry/wire.ts';
import { buildApp, type Parts } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import { MemoryLimiter } from '../http/limiter.ts';
import { readSite, type Serving } from '../http/site.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { temporaryFolder } from './folder.ts';
import { writeSite } from './site.ts';

/** Where the page sends its call. */
export const recordsUrl = recordsPath(defaultAccess.baseId, defaultAccess.tableId);

/** Headers of the page's call. */
export const recordsHeaders = { authorization: `Bearer ${defaultAccess.key}`, 'content-type': 'application/json' };

/** What a test changes. */
interface AppChanges extends Partial<Omit<Parts, 'config'>> {
  config?: Partial<Config>;
  serving?: Partial<Serving>;
}

/** The relay without a port, with its own store and site. Closed when the test is over. */
export function testApp({ config, serving, ...changes }: AppChanges = {}): {
  app: FastifyInstance;
  store: Parts['store'];
} {
  const folder = temporaryFolder();
  const store = changes.store ?? new SqliteStore(folder, { channels: ['records'] });
  const settings = { ...readConfig({}), ...config };
  const app = buildApp({
    config: settings,
    site: readSite(writeSite(temporaryFolder(), serving)),
    limiter: new MemoryLimiter(settings.limits),
    onAccepted: () => undefined,
    logger: false,
    ...changes,
    store,
  });
  onTestFinished(async () => {
    await app.close();
    await store.close();
  });
  return { app, store };
}

/** Everything in a store. */
export async function storedEnquiries(store: Parts['store']) {
  return Array.fromAsync(store.enquiries());
}
