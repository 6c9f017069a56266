import type { ListedObjective } from '@lantern/contract/entities/objective';
import type { OpenCatalogObjective } from '@lantern/contract/entities/open-catalog-objective';
import { type Db, findOne } from '../db/db';
import { type Sql, sql, trusted } from '../db/sql';
import { compileListQuery } from './compile-list-query';
import type { ListFields } from './list-field';
import { compileCourseFilters } from './course-filters';
import type { CourseListQuery } from './enrolled-courses';
import { WHOLE_OBJECTIVE } from './objective-accesses';

const FIELDS: ListFields = {
  id: { column: trusted('o.id'), type: 'id' },
  name: { column: trusted('o.name'), sortColumn: trusted('o.sort_name'), type: 'text' },
  code: { column: trusted('o.code'), type: 'text' },
  description: { column: trusted('o.description'), type: 'text' },
};

/** [6.5] What everybody may see: open, and ready to be taken. */
const IS_SHOWN = trusted(`o.is_open and o.state in ('ready', 'expired')`);

/** [7.25] */
export async function listOpenCatalog(
  db: Db,
  tenantId: string,
  query: CourseListQuery,
): Promise<{ data: ListedObjective[]; totalCount: number }> {
  const { where, orderBy, limit } = compileListQuery(query, FIELDS, sql`o.sort_name, o.id`);
  const filters = await compileCourseFilters(db, tenantId, { filters: query, alias: 'o' });
  const rows = await db.query<{ listed: ListedObjective }>(
    sql`select o.listed from objectives o
         where o.tenant_id = ${tenantId} and ${IS_SHOWN} and ${where} and ${filters}
         order by ${orderBy} ${limit}`,
  );
  const [counted] = query.requireTotalCount
    ? await db.query<{ total: number }>(
        sql`select count(*) as total from objectives o
             where o.tenant_id = ${tenantId} and ${IS_SHOWN} and ${where} and ${filters}`,
      )
    : [];
  return { data: rows.map(({ listed }) => listed), totalCount: counted?.total ?? 0 };
}

/** [7.25] */
export async function findOpenCatalogObjective(
  db: Db,
  tenantId: string,
  id: string,
): Promise<OpenCatalogObjective | null> {
  const row = await findOne<{ objective: OpenCatalogObjective }>(
    db,
    sql`select ${WHOLE_OBJECTIVE} as objective from objectives o
          left join grading_scales s on s.tenant_id = o.tenant_id and s.id = o.grading_scale_id
         where o.tenant_id = ${tenantId} and o.id = ${id} and ${IS_SHOWN}`,
  );
  return row && row.objective;
}

/** The same courses, for what is counted over all of them. */
export function openCatalogSource(tenantId: string): Sql {
  return sql`select o.showcase_ids, o.attribute_ids, null::uuid as term_id from objectives o
              where o.tenant_id = ${tenantId} and ${IS_SHOWN}`;
}

/** For the sitemap. */
export function listOpenCatalogPages(
  db: Db,
  tenantId: string,
): Promise<Array<{ id: string; changed: Date }>> {
  return db.query(
    sql`select o.id, o.changed from objectives o where o.tenant_id = ${tenantId} and ${IS_SHOWN}
         order by o.sort_name, o.id limit 49999`,
  );
}
