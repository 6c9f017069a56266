import type { Config } from './config';
import { connect } from './db/connect';
import { readDatabaseTime } from './db/database-clock';
import type { Database } from './db/db';
import { migrate } from './db/migrate';
import { retryPassingTrouble } from './db/retry-passing-trouble';
import { raiseTenantWall } from './db/tenant-wall';
import { prepareTenant } from './demo/prepare-tenant';
import { storageOf } from './storage/storage-of';
import { hasIdentityProvider } from './store/people/identity-providers';
import { analyzeTables } from './store/setup/analyze-tables';

type Listeners = {
  /** One line a step, for whoever waits. */
  onProgress: (step: string) => Promise<void>;
  onConnectionLost: (error: Error) => void;
};

/** It survives a crash of the program, not one of the machine. */
const EMBEDDED_NOTICE = 'Opening the embedded database (for real use, set DATABASE_URL to a PostgreSQL)';

/** docs/operating.md says how to make it. */
const WALL_ABSENT =
  'Row-level security is off: the role of DATABASE_URL may not make or use the role lantern_tenant';

const NO_PROVIDER = 'Nobody can sign in yet: set OIDC_PROVIDERS, or run npx lantern providers add';

/** The database that the settings name, up to date and with its first tenant; closed again when that cannot be had. */
export async function openPlatform(
  config: Config,
  { onProgress, onConnectionLost }: Listeners,
): Promise<Database> {
  await onProgress(config.databaseUrl ? 'Connecting to PostgreSQL' : EMBEDDED_NOTICE);
  const database = await connect({ ...config, onConnectionLost });
  try {
    await retryPassingTrouble(() => preparePlatform(database, config, onProgress));
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** What is done already is passed over, so that it may begin anew. */
export async function preparePlatform(
  database: Database,
  config: Config,
  onProgress: Listeners['onProgress'],
): Promise<void> {
  const applied = await migrate(database);
  if (applied.length > 0) await onProgress(`Migrated the database (${applied.join(', ')})`);
  if (!(await raiseTenantWall(database))) await onProgress(WALL_ABSENT);
  const now = await readDatabaseTime(database);
  if (await prepareTenant(database, { config, files: storageOf(config), now })) {
    await analyzeTables(database);
    await onProgress('Filled the demo tenant');
  }
  if (!(await hasIdentityProvider(database))) await onProgress(NO_PROVIDER);
}
