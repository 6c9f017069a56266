import { basename } from 'node:path';
import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import type { FileStorage } from '../../storage/file-storage';
import { removeTemporaryFoldersBefore } from '../../storage/temporary-folder';
import { MOST_SWEPT_AT_ONCE } from '../limits';
import { listKnownFiles } from './files';

/** Bytes are put before their row is: after a day whoever put them has come to it, or never will. */
const UNKNOWN_KEPT_MS = 24 * 3_600_000;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Removes bytes that no row knows: of imports that failed or were killed, and of courses that are gone. */
export async function sweepFiles(db: Db, files: FileStorage, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNKNOWN_KEPT_MS);
  await removeTemporaryFoldersBefore(before);
  // A folder of a tenant that this database has never heard of is another one's.
  for (const { id } of await db.query<{ id: string }>(sql`select id from tenants`)) {
    let some: string[] = [];
    for await (const key of files.list(id)) {
      some.push(key);
      if (some.length < MOST_SWEPT_AT_ONCE) continue;
      await removeUnknown({ db, files }, { tenantId: id, keys: some, before });
      some = [];
    }
    await removeUnknown({ db, files }, { tenantId: id, keys: some, before });
  }
}

async function removeUnknown(
  { db, files }: { db: Db; files: FileStorage },
  { tenantId, keys, before }: { tenantId: string; keys: string[]; before: Date },
): Promise<void> {
  const ids = keys.map((key) => basename(key)).filter((name) => ID.test(name));
  const known = new Set(await listKnownFiles(db, tenantId, ids));
  for (const key of keys) if (!known.has(basename(key))) await files.removeOlder(key, before);
}
