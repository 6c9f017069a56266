import type { Database } from '../src/db/db';
import { openEmbedded } from '../src/db/open-embedded';
import { openPostgresql } from '../src/db/open-postgresql';
import { embeddedTemplate } from './embedded-template';
import { createTemporaryDatabase } from './temporary-database';

const POOL_SIZE = 10;

/** An empty database with the schema, for one test file alone: on PostgreSQL when TEST_DATABASE_URL names a server, else embedded. */
export async function openTestDatabase(): Promise<Database> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) return openEmbedded({ loadDataDir: await embeddedTemplate() });

  const { url, drop } = await createTemporaryDatabase(serverUrl);
  const database = openPostgresql({ url, poolSize: POOL_SIZE, onConnectionLost: () => undefined });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
