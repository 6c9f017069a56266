import pg from 'pg';

/** How many courses the tenant has when its lists are asked for. */
export const CATALOG_SIZES = [1000, 10_000, 100_000];

const LISTS = '/api/lms/v1/users/me/objective-accesses/query';
const BY_NAME = JSON.stringify([{ selector: 'objective.name' }]);

/** What must not cost more where the catalog is larger. */
export const SIZED_CALLS = [
  {
    name: '20 of 200 enrolled',
    person: 'lin',
    path: `${LISTS}?${new URLSearchParams({ list: 'enrolled', take: '20', sort: BY_NAME })}`,
    atMost: { cpuMs: 2, bytes: 8000 },
  },
  {
    name: '20 of the catalog',
    person: 'lin',
    path: `${LISTS}?${new URLSearchParams({ list: 'catalog', take: '20', sort: BY_NAME })}`,
  },
];

/** Copies courses of the demo's catalog until there are as many as asked for. */
export async function growCatalog(databaseUrl, size) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Copies refer to what their originals refer to: checking each of them would be most of the work.
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query('select count(*)::int as count from objectives');
    const numbers = [rows[0].count + 1, size];
    await client.query(COPY_ACCESSES, numbers);
    await client.query(COPY_OBJECTIVES, numbers);
    await client.query('vacuum analyze objectives, objective_accesses');
  } finally {
    await client.end();
  }
}

const ORIGINALS = 20;
const ID = "md5('grown ' || n)::uuid";

const COPY_ACCESSES = `
  insert into objective_accesses
  select copy.* from (
      select a as original, row_number() over (order by a.id) as place
        from objective_accesses a join objectives o on o.tenant_id = a.tenant_id and o.id = a.objective_id
       where a.show_in_catalog and o.state = 'ready' order by a.id limit ${ORIGINALS}) originals
    join generate_series($1::int, $2::int) n on n % ${ORIGINALS} + 1 = place
   cross join lateral jsonb_populate_record(original, jsonb_build_object(
         'id', md5('grown access ' || n)::uuid, 'objective_id', ${ID},
         'sort_name', (original).sort_name || ' ' || n)) copy`;

const COPY_OBJECTIVES = `
  insert into objectives
  select copy.* from (
      select o as original, row_number() over (order by a.id) as place
        from objective_accesses a join objectives o on o.tenant_id = a.tenant_id and o.id = a.objective_id
       where a.show_in_catalog and o.state = 'ready' order by a.id limit ${ORIGINALS}) originals
    join generate_series($1::int, $2::int) n on n % ${ORIGINALS} + 1 = place
   cross join lateral jsonb_populate_record(original, jsonb_build_object(
         'id', ${ID}, 'name', (original).name || ' ' || n, 'sort_name', (original).sort_name || ' ' || n,
         'listed', (original).listed || jsonb_build_object('id', ${ID}, 'name', (original).name || ' ' || n))) copy`;
