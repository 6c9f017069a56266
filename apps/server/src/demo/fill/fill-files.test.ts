import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { fileKey } from '../../storage/file-storage';
import { beginSetup, insertFallbackTenant } from '../../store/setup/tenant-setup';
import { memoryStorage } from '../../../testing/memory-storage';
import { openTestDatabase } from '../../../testing/test-database';
import { demoFileId } from '../demo-file-path';
import { DEMO_FILES, type DemoFileKey } from '../demo-files-data';
import { fillDemo } from './fill-demo';
import { DEMO_TENANT_ID } from '../prepare-tenant';

const FOLDER = fileURLToPath(new URL('../files', import.meta.url));
const db = await openTestDatabase();
afterAll(() => db.close());

test('every file of the demo is stored as it lies in the folder, and none is left there', async () => {
  const files = memoryStorage();
  await insertFallbackTenant(db, { id: DEMO_TENANT_ID, code: 'demo', productTitle: 'Lantern' });
  await db.transaction(async (tx) => {
    await beginSetup(tx);
    await fillDemo({ db: tx, files }, DEMO_TENANT_ID, new Date('2026-03-02T12:00:00Z'));
  });
  // The same bytes may be two files: one for everybody, one for the learners of a course.
  const names = new Set(Object.values(DEMO_FILES).map(({ name }) => name));
  expect([...names].toSorted()).toEqual((await readdir(FOLDER)).toSorted());
  for (const key of Object.keys(DEMO_FILES) as DemoFileKey[]) {
    const stored = await files.open(fileKey(DEMO_TENANT_ID, demoFileId(key)), null);
    const lying = await readFile(join(FOLDER, DEMO_FILES[key].name));
    const isWhole = stored !== null && lying.equals(await buffer(stored));
    expect({ key, isWhole }).toEqual({ key, isWhole: true });
  }
});
