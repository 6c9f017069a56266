import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config';
import { assertMigrated } from '../db/assert-migrated';
import { connect } from '../db/connect';
import type { Database } from '../db/db';
import { findFallbackTenant } from '../store/setup/tenant-setup';

const NO_TENANT = 'There is no tenant yet. Start Lantern once: it makes the first one.';

/**
 * The platform's database as it is, for a command of the operator. Nothing is made, migrated or filled on the way: a
 * database that no server has prepared is refused.
 */
export async function openForOperator(config: Config): Promise<Database> {
  if (!config.databaseUrl) await assertEmbeddedExists(config.dataFolder);
  const database = await connect({ ...config, onConnectionLost: () => undefined });
  try {
    await assertMigrated(database);
    if (!(await findFallbackTenant(database))) throw new ConfigError(NO_TENANT);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Opening one that is not there would make it. */
async function assertEmbeddedExists(dataFolder: string): Promise<void> {
  const isThere = await access(join(dataFolder, 'database', 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  throw new ConfigError(
    `There is no database in ${dataFolder} yet. Start Lantern once, or set LANTERN_DATA or DATABASE_URL.`,
  );
}
