import { looksAlike } from '@lantern/artwork/cover/looks-alike.builder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/db';
import { sql, trusted } from '../db/sql';
import { beginSetup, insertFallbackTenant } from '../store/setup/tenant-setup';
import { memoryStorage } from '../../testing/memory-storage';
import { openTestDatabase } from '../../testing/test-database';
import { fillDemo } from './fill/fill-demo';
import { DEMO_TENANT_ID } from './prepare-tenant';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await insertFallbackTenant(db, { id: DEMO_TENANT_ID, code: 'demo', productTitle: 'Lantern' });
  const files = memoryStorage();
  await db.transaction(async (tx) => {
    await beginSetup(tx);
    await fillDemo({ db: tx, files }, DEMO_TENANT_ID, new Date('2026-03-02T12:00:00Z'));
  });
});
afterAll(() => db.close());

/** In rows of one to six cards. */
const APART = [1, 2, 3, 4, 5, 6];

test.each(['o.sort_name, o.id', 'o.code', 'o.id'])(
  '[9.14] in the demo catalog no two courses that stand side by side look alike, in the order of %s',
  async (order) => {
    const courses = await db.query<{ id: string; name: string }>(
      sql`select o.id, o.name from objectives o
           where o.tenant_id = ${DEMO_TENANT_ID} and o.image_url is null order by ${trusted(order)}`,
    );
    expect(courses.length).toBeGreaterThan(200);
    const alike = APART.flatMap((apart) =>
      courses
        .slice(apart)
        .map((course, place) => [courses[place], course] as const)
        .filter(([one, other]) => one && looksAlike(one.id, other.id)),
    );
    expect(alike).toEqual([]);
  },
);
