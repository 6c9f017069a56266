import { rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { projectRoot } from '../lib/project-root.mjs';

/** PostgreSQL's own buffers lie in the server's memory; what is not in them is in the system's file cache. */
const SETTINGS = ['shared_buffers = 32MB'];

/**
 * An embedded database with nothing in it, which a first start copies: making one (initdb) takes some seconds, and
 * several times the memory that serving takes.
 */
export async function buildEmptyDatabase(folder = path.join(projectRoot, 'dist', 'database')) {
  await rm(folder, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: folder, postgresqlconf: SETTINGS });
  await pglite.close();
}
