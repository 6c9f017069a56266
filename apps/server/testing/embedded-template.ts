import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { dependencies } from '../package.json';
import { migrate } from '../src/db/migrate';
import { embeddedDatabase } from '../src/db/open-embedded';
import { raiseTenantWall } from '../src/db/tenant-wall';
import { schemaStamp } from './schema-stamp';

const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url));
const PREFIX = 'test-database-';

/**
 * An embedded database with the schema in it, to begin with. Making one takes seconds, so the first test that
 * needs it leaves it in a file for all the others, until a migration changes.
 */
export async function embeddedTemplate(): Promise<Blob> {
  const file = join(CACHE, `${PREFIX}${schemaStamp(dependencies['@electric-sql/pglite'])}.tar`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return new Blob([new Uint8Array(kept)]);
  const template = await makeTemplate();
  await mkdir(CACHE, { recursive: true });
  await removeOthers(file);
  // Several test processes may make it at once: each writes its own, the last one's stays.
  const own = `${file}.${process.pid}`;
  await writeFile(own, new Uint8Array(await template.arrayBuffer()));
  await rename(own, file);
  return template;
}

async function makeTemplate(): Promise<Blob> {
  const pglite = await PGlite.create();
  const database = embeddedDatabase(pglite);
  await migrate(database);
  await raiseTenantWall(database);
  // Uncompressed, since it is read far more often than written.
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}

async function removeOthers(file: string): Promise<void> {
  const files = (await readdir(CACHE)).map((name) => join(CACHE, name));
  const others = files.filter((other) => other.startsWith(join(CACHE, PREFIX)) && other.endsWith('.tar'));
  for (const other of others) if (other !== file) await rm(other, { force: true });
}
