import type { FilterCategory } from '@lantern/contract/entities/filter-category';
import type { Showcase } from '@lantern/contract/entities/showcase';
import { UNCATEGORIZED_ID } from '@lantern/domain/catalog/collections';
import type { Db } from '../../db/db';
import { type Sql, sql } from '../../db/sql';

/** A list of courses as rows with `showcase_ids`, `attribute_ids` and `term_id`. */
export type CourseSource = Sql;

/** [7.23] [3.17] The collections of these courses with their counts; the courses in none come last, under an id of their own. */
export async function listShowcases(db: Db, tenantId: string, source: CourseSource): Promise<Showcase[]> {
  const rows = await db.query<Showcase>(
    sql`with courses as (${source}),
             counts as (select showcase_id, count(*) as total
                          from courses c cross join unnest(c.showcase_ids) showcase_id group by showcase_id)
        select s.id::text as id, s.name, s.code, s.description, n.total as "objectivesCount", s.position as "order"
          from showcases s join counts n on n.showcase_id = s.id
         where s.tenant_id = ${tenantId}
        union all
        select ${UNCATEGORIZED_ID}, '', '', '', count(*), 2147483647
          from courses c where cardinality(c.showcase_ids) = 0 having count(*) > 0
         order by "order", name, id`,
  );
  return rows;
}

/** [7.24] The categories whose attributes these courses have, all their attributes with counts: none of them is left out. */
export function listFilterCategories(
  db: Db,
  tenantId: string,
  source: CourseSource,
): Promise<FilterCategory[]> {
  return db.query<FilterCategory>(
    sql`with courses as (${source}),
             counts as (select attribute_id, count(*) as total
                          from courses c cross join unnest(c.attribute_ids) attribute_id group by attribute_id)
        select k.id, k.name,
               jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'objectivesCount', coalesce(n.total, 0))
                         order by f.position, f.name, f.id) as attributes
          from filter_categories k
          join filter_attributes f on f.tenant_id = k.tenant_id and f.category_id = k.id
          left join counts n on n.attribute_id = f.id
         where k.tenant_id = ${tenantId}
         group by k.tenant_id, k.id having count(n.total) > 0
         order by k.position, k.name, k.id`,
  );
}

/** [7.24] The terms of these courses. */
export function listTerms(
  db: Db,
  tenantId: string,
  source: CourseSource,
): Promise<Array<{ id: string; name: string }>> {
  return db.query(
    sql`select t.id, t.name from terms t
         where t.tenant_id = ${tenantId} and t.id in (select c.term_id from (${source}) c)
         order by t.position, t.name, t.id`,
  );
}
