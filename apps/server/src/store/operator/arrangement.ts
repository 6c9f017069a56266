import type { Db } from '../../db/db';
import { sql } from '../../db/sql';

export type NamedThing = { id: string; name: string };

export function listTermNames(db: Db, tenantId: string): Promise<NamedThing[]> {
  return db.query(sql`select id, name from terms where tenant_id = ${tenantId} order by position, name`);
}

export function listCollections(db: Db, tenantId: string): Promise<NamedThing[]> {
  return db.query(sql`select id, name from showcases where tenant_id = ${tenantId} order by position, name`);
}

export type ListedFilter = NamedThing & { category: string; categoryId: string };

export function listFilters(db: Db, tenantId: string): Promise<ListedFilter[]> {
  return db.query(
    sql`select f.id, f.name, c.name as category, c.id as "categoryId"
          from filter_categories c
          join filter_attributes f on f.tenant_id = c.tenant_id and f.category_id = c.id
         where c.tenant_id = ${tenantId} order by c.position, c.name, f.position, f.name`,
  );
}

export function listFilterCategories(db: Db, tenantId: string): Promise<NamedThing[]> {
  return db.query(
    sql`select id, name from filter_categories where tenant_id = ${tenantId} order by position, name`,
  );
}

export type ListedScale = NamedThing & { maxScore: number; normalizedPassingScore: number };

export function listScales(db: Db, tenantId: string): Promise<ListedScale[]> {
  return db.query(
    sql`select id, name, max_score as "maxScore", normalized_passing_score as "normalizedPassingScore"
          from grading_scales where tenant_id = ${tenantId} order by sort_name`,
  );
}
