import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database';
import { insertTestTenants, NORTH, SOUTH } from '../../testing/test-tenants';
import type { Database, Db } from './db';
import { sql } from './sql';
import { hasTenantWall, raiseTenantWall, rememberedWall } from './tenant-wall';

let database: Database;
let north: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertTestTenants(database);
  north = database.forTenant(NORTH.id);
});
afterAll(() => database.close());

const tenantsOf = (db: Db) =>
  db.query<{ id: string }>(sql`select distinct tenant_id as id from users order by 1`);
const namesIn = (tenantId: string) =>
  database.query(sql`select first_name as name from users where tenant_id = ${tenantId} order by 1`);

test('every table with a tenant_id has the wall, and so has the table of tenants', async () => {
  const open = await database.query(
    sql`select c.relname as name from pg_class c
          join pg_attribute a on a.attrelid = c.oid and a.attname in ('tenant_id', 'product_title')
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
           and not (c.relrowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))`,
  );
  expect(open).toEqual([]);
  expect(await hasTenantWall(database)).toBe(true);
});

test('what forgets the tenant in a transaction reads the rows of its own alone', async () => {
  expect(await north.transaction((tx) => tenantsOf(tx))).toEqual([{ id: NORTH.id }]);
  expect(await north.transaction((tx) => tx.query(sql`select code from tenants`))).toEqual([
    { code: NORTH.code },
  ]);
  expect(
    await database.forTenant(SOUTH.id).transaction((tx) => tx.transaction((inner) => tenantsOf(inner))),
  ).toEqual([{ id: SOUTH.id }]);
});

test('and writes them alone', async () => {
  await north.transaction(async (tx) => {
    await tx.query(sql`update users set first_name = 'Changed'`);
    await tx.query(sql`delete from user_licences`);
  });
  expect(await namesIn(NORTH.id)).toEqual([{ name: 'Changed' }, { name: 'Changed' }]);
  expect(await namesIn(SOUTH.id)).toEqual([{ name: 'Ada' }, { name: 'Ben' }]);
  expect(await database.query(sql`select distinct tenant_id as id from user_licences`)).toEqual([
    { id: SOUTH.id },
  ]);
});

test('of the tenants themselves a tenant changes its own looks, and nothing else', async () => {
  await north.transaction((tx) => tx.query(sql`update tenants set product_title = 'Changed'`));
  expect(await database.query(sql`select product_title as title from tenants order by code`)).toEqual([
    { title: 'Changed' },
    { title: SOUTH.productTitle },
  ]);
  for (const change of [sql`update tenants set code = 'x'`, sql`delete from tenants`]) {
    await expect(north.transaction((tx) => tx.query(change))).rejects.toMatchObject({ code: '42501' });
  }
});

test('a row of another tenant cannot be written, nor given away', async () => {
  const values = sql`values (${SOUTH.id}, 'a', '"b"')`;
  await expect(
    north.transaction((tx) => tx.query(sql`insert into tenant_settings (tenant_id, key, value) ${values}`)),
  ).rejects.toMatchObject({ code: '42501' });
  await expect(
    north.transaction((tx) => tx.query(sql`update tenant_settings set tenant_id = ${SOUTH.id}`)),
  ).rejects.toMatchObject({ code: '42501' });
});

test('once the transaction is over, the connection is nobody’s again', async () => {
  await north.transaction((tx) => tenantsOf(tx));
  await expect(north.transaction(async () => Promise.reject(new Error('given up')))).rejects.toThrow(
    'given up',
  );
  expect(await tenantsOf(database)).toHaveLength(2);
  expect(await database.transaction((tx) => tenantsOf(tx))).toHaveLength(2);
});

test('a tenant is named by an id and by nothing else', async () => {
  const hostile = database.forTenant(`x'; set local role none; --`);
  await expect(hostile.transaction((tx) => tenantsOf(tx))).rejects.toThrow('A tenant is named by its id.');
});

test('where the role may not do its work the wall is absent, and is raised again at the next start', async () => {
  await database.execute('revoke insert on users from lantern_tenant');
  expect(await hasTenantWall(database)).toBe(false);
  const remembered = rememberedWall(database);
  expect(await remembered()).toBe(false);
  expect(await raiseTenantWall(database)).toBe(true);
  expect(await remembered()).toBe(false);
});
