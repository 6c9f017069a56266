import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { temporaryPostgres } from '../lib/servers/temporary-postgres.mjs';

/**
 * A database to be hurt, the same for both kinds: `env` tells a server of it, `ask` reads it. The embedded one can be
 * asked only while no server has it. `disk` puts its folder on a disk of its own.
 */
export async function openDatabase(kind, { disk = null } = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lantern-faults-'));
  await disk?.mount(folder);
  const postgres = kind === 'PostgreSQL' ? await temporaryPostgres({ safe: true }) : null;
  const env = { LANTERN_DATA: folder, DATABASE_URL: postgres?.url ?? '' };
  return {
    kind,
    postgres,
    folder,
    env,
    ask: (text) =>
      postgres ? askPostgres(postgres.url, text) : askEmbedded(path.join(folder, 'database'), text),
    async close() {
      await postgres?.stop();
      await disk?.unmount(folder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function askPostgres(connectionString, text) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function askEmbedded(dataDir, text) {
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create({ dataDir });
  try {
    return (await pglite.query(text)).rows;
  } finally {
    await pglite.close();
  }
}
