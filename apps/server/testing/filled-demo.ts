import { fileURLToPath } from 'node:url';
import type { Database } from '../src/db/db';
import { fillDemo } from '../src/demo/fill/fill-demo';
import { DEMO_TENANT_ID } from '../src/demo/prepare-tenant';
import type { FileStorage } from '../src/storage/file-storage';
import { beginSetup, insertFallbackTenant } from '../src/store/setup/tenant-setup';
import { memoryStorage } from './memory-storage';
import { openTestDatabase } from './test-database';

/** The courses of the demo as they lie in the repository. */
export const DEMO_FOLDER = fileURLToPath(new URL('../../../demo', import.meta.url));

/** A database of its own with the demo in it, as a first start at this moment leaves it. */
export async function openFilledDemo(now: Date): Promise<{ db: Database; files: FileStorage }> {
  const db = await openTestDatabase();
  const files = memoryStorage();
  await insertFallbackTenant(db, { id: DEMO_TENANT_ID, code: 'demo', productTitle: 'Lantern' });
  await db.transaction(async (tx) => {
    await beginSetup(tx);
    await fillDemo({ db: tx, files }, DEMO_TENANT_ID, { now, folder: DEMO_FOLDER, quiz: null });
  });
  return { db, files };
}
