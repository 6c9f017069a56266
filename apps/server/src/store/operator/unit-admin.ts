import { type Db, countOf, findOne } from '../../db/db';
import { sql } from '../../db/sql';

export type Unit = { id: string; code: string; name: string; parent: string | null };

const UNIT = sql`select n.id, n.code, n.name, p.code as parent
  from units n left join units p on p.tenant_id = n.tenant_id and p.id = n.parent_id`;

export function findUnit(db: Db, tenantId: string, code: string): Promise<Unit | null> {
  return findOne<Unit>(db, sql`${UNIT} where n.tenant_id = ${tenantId} and n.code = ${code}`);
}

/** Which of these there are. */
export async function findUnitCodes(
  db: Db,
  tenantId: string,
  codes: readonly string[],
): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const found = await db.query<{ code: string }>(
    sql`select code from units where tenant_id = ${tenantId} and code = any(${codes}::text[])`,
  );
  return new Set(found.map(({ code }) => code));
}

/** All of them; whoever then changes where one stands does so alone, or two moves at once could make a circle. */
export async function lockUnits(db: Db, tenantId: string): Promise<Unit[]> {
  await db.query(sql`select from units where tenant_id = ${tenantId} order by id for update`);
  return db.query<Unit>(sql`${UNIT} where n.tenant_id = ${tenantId} order by n.code`);
}

export type ListedUnit = { code: string; name: string; depth: number; people: number };

/** As a tree: each before those below it, which are in the order of their names. */
export function listUnits(db: Db, tenantId: string): Promise<ListedUnit[]> {
  return db.query<ListedUnit>(
    sql`with recursive tree as (
          select id, code, name, 0 as depth, array[name, code] as path from units
           where tenant_id = ${tenantId} and parent_id is null
          union all
          select n.id, n.code, n.name, t.depth + 1, t.path || n.name || n.code
            from tree t join units n on n.tenant_id = ${tenantId} and n.parent_id = t.id)
        select code, name, depth,
               (select count(*)::int from unit_members m where m.tenant_id = ${tenantId} and m.unit_id = t.id) as people
          from tree t order by path`,
  );
}

export type WrittenUnit = { id: string; code: string; name: string; parent: string | null };

/** Many at once, each known by its code; a parent may come behind its children. That no circle is made is for others to see to. */
export async function upsertUnits(db: Db, tenantId: string, units: readonly WrittenUnit[]): Promise<void> {
  const rows = JSON.stringify(units);
  await db.query(
    sql`insert into units as n (tenant_id, id, code, name)
        select ${tenantId}::uuid, g.id, g.code, g.name
          from jsonb_to_recordset(${rows}::jsonb) as g (id uuid, code text, name text)
        on conflict (tenant_id, code) do update set name = excluded.name where n.name <> excluded.name`,
  );
  await db.query(
    sql`update units n set parent_id = p.id
          from jsonb_to_recordset(${rows}::jsonb) as g (code text, parent text)
          left join units p on p.tenant_id = ${tenantId} and p.code = g.parent
         where n.tenant_id = ${tenantId} and n.code = g.code and n.parent_id is distinct from p.id`,
  );
}

/** Answers how much is in it, units, people and banners; nothing is removed where there is something. */
export async function removeUnit(db: Db, tenantId: string, id: string): Promise<number> {
  const used = await countOf(
    db,
    sql`select (select count(*) from units where tenant_id = ${tenantId} and parent_id = ${id})::int
             + (select count(*) from unit_members where tenant_id = ${tenantId} and unit_id = ${id})::int
             + (select count(*) from banners where tenant_id = ${tenantId} and ${id}::uuid = any(unit_ids))::int as count`,
  );
  if (used === 0) await db.query(sql`delete from units where tenant_id = ${tenantId} and id = ${id}`);
  return used;
}
