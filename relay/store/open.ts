import type { Config } from '../config.ts';
import { MemoryLimiter, type Limiter } from '../http/limiter.ts';
import { PostgresStore } from './postgres.ts';
import { SqliteStore } from './sqlite.ts';
import type { Channel, Store } from './store.ts';

/** The store that the settings name, and the limits that go with it: shared where relays share the store. */
export interface OpenedStore {
  store: Store;
  limiter: Limiter;
}

/**
 * Opens the store: PostgreSQL where `DATABASE_URL` is set, else SQLite in `DATA_DIR`. Without `create` a missing store
 * is a fault. Throws `OperatorError` when it cannot be opened.
 */
export async function openStore(
  { databaseUrl, dataDir, limits }: Pick<Config, 'databaseUrl' | 'dataDir' | 'limits'>,
  options: { channels: readonly Channel[]; create?: boolean },
): Promise<OpenedStore> {
  if (databaseUrl === null) {
    return { store: new SqliteStore(dataDir, options), limiter: new MemoryLimiter(limits) };
  }
  const store = await PostgresStore.open(databaseUrl, options);
  return { store, limiter: store.limiter(limits) };
}
