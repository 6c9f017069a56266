import { sortName } from '@lantern/domain/display/sort-name';
import type { Db } from '../../db/db';
import { type Sql, sql } from '../../db/sql';

export type NamedThing = { id: string; name: string };

export function listTermNames(db: Db, tenantId: string): Promise<NamedThing[]> {
  return db.query(sql`select id, name from terms where tenant_id = ${tenantId} order by position, name, id`);
}

export function listCollections(db: Db, tenantId: string): Promise<NamedThing[]> {
  return db.query(
    sql`select id, name from showcases where tenant_id = ${tenantId} order by position, name, id`,
  );
}

export type ListedFilter = NamedThing & { category: string; categoryId: string };

export function listFilters(db: Db, tenantId: string): Promise<ListedFilter[]> {
  return db.query(
    sql`select f.id, f.name, c.name as category, c.id as "categoryId"
          from filter_categories c
          join filter_attributes f on f.tenant_id = c.tenant_id and f.category_id = c.id
         where c.tenant_id = ${tenantId} order by c.position, c.name, c.id, f.position, f.name, f.id`,
  );
}

export function listFilterCategories(db: Db, tenantId: string): Promise<NamedThing[]> {
  return db.query(
    sql`select id, name from filter_categories where tenant_id = ${tenantId} order by position, name, id`,
  );
}

export type ListedScale = NamedThing & {
  maxScore: number;
  normalizedPassingScore: number;
  /** From the best on. */
  grades: Array<{ name: string; normalizedMinScore: number }>;
};

export function listScales(db: Db, tenantId: string): Promise<ListedScale[]> {
  return db.query(
    sql`select id, name, max_score as "maxScore", normalized_passing_score as "normalizedPassingScore", grades
          from grading_scales where tenant_id = ${tenantId} order by sort_name, id`,
  );
}

export type ArrangedKind = 'terms' | 'collections' | 'filters' | 'scales';
type Arranged = { kind: ArrangedKind; id: string };

const TABLES: Record<ArrangedKind, Sql> = {
  terms: sql`terms`,
  collections: sql`showcases`,
  filters: sql`filter_attributes`,
  scales: sql`grading_scales`,
};
/** What names one of them, by the ids that the table is joined on. */
const USES: Record<ArrangedKind, Sql> = {
  terms: sql`select 1 from objective_accesses u where u.tenant_id = t.tenant_id and u.term_id = t.id`,
  collections: sql`select 1 from objectives u where u.tenant_id = t.tenant_id and t.id = any (u.showcase_ids)`,
  filters: sql`select 1 from objectives u where u.tenant_id = t.tenant_id and t.id = any (u.attribute_ids)`,
  scales: sql`select 1 from objectives u where u.tenant_id = t.tenant_id and u.grading_scale_id = t.id`,
};

export async function renameArranged(
  db: Db,
  tenantId: string,
  { kind, id, name }: Arranged & { name: string },
): Promise<void> {
  const order = kind === 'scales' ? sql`, sort_name = ${sortName(name)}` : sql``;
  await db.query(
    sql`update ${TABLES[kind]} set name = ${name} ${order} where tenant_id = ${tenantId} and id = ${id}`,
  );
}

/** False while something uses it. */
export async function removeArranged(db: Db, tenantId: string, { kind, id }: Arranged): Promise<boolean> {
  const removed = await db.query(
    sql`delete from ${TABLES[kind]} t
         where t.tenant_id = ${tenantId} and t.id = ${id} and not exists (${USES[kind]}) returning t.id`,
  );
  return removed.length > 0;
}

export async function renameFilterCategory(
  db: Db,
  tenantId: string,
  { id, name }: NamedThing,
): Promise<void> {
  await db.query(
    sql`update filter_categories set name = ${name} where tenant_id = ${tenantId} and id = ${id}`,
  );
}

export async function removeEmptyCategories(db: Db, tenantId: string): Promise<void> {
  await db.query(
    sql`delete from filter_categories c
         where c.tenant_id = ${tenantId}
           and not exists (select 1 from filter_attributes f
                            where f.tenant_id = c.tenant_id and f.category_id = c.id)`,
  );
}
