import type { ListedObjective } from '@lantern/contract/entities/objective';
import type { OpenCatalogObjective } from '@lantern/contract/entities/open-catalog-objective';
import { type Db, findOne } from '../../db/db';
import { type Sql, sql, trusted } from '../../db/sql';
import { compileListQuery } from '../lists/compile-list-query';
import type { ListFields } from '../lists/list-field';
import { type ListPage, readListPage } from '../lists/list-page';
import type { Learner } from '../people/learner-facts';
import { compileCourseFilters } from './course-filters';
import type { CourseListQuery } from './enrolled-courses';
import { WHOLE_OBJECTIVE } from './objective-accesses';
import { objectiveFields } from './objective-fields';
import { withSelectedFields } from './selected-objectives';
import { type StoredCourse, shownCourse, shownWholeCourse } from './shown-course';

/** [3.1] [3.2] [3.18] All but what is for learners only. */
const { announcementChannelId: _, ...FIELDS } = objectiveFields('');
export const OPEN_CATALOG_FIELDS: ListFields = FIELDS;

/** [6.5] What everybody may see: open, and ready to be taken. */
const IS_SHOWN = trusted(`o.is_open and o.state in ('ready', 'expired')`);

/** Whoever reads there, signed in or not. */
export type Visitor = Pick<Learner, 'tenantId' | 'locale'>;

/** [7.25] */
export async function listOpenCatalog(
  db: Db,
  visitor: Visitor,
  query: CourseListQuery,
): Promise<ListPage<ListedObjective>> {
  const { tenantId, locale } = visitor;
  const list = compileListQuery(query, OPEN_CATALOG_FIELDS, sql`o.sort_name, o.id`);
  const filters = await compileCourseFilters(db, tenantId, { filters: query, alias: 'o' });
  const { data, totalCount } = await readListPage<{ listed: ListedObjective }>(db, list, {
    columns: sql`o.listed`,
    from: sql`from objectives o where o.tenant_id = ${tenantId} and ${IS_SHOWN} and ${filters}`,
  });
  const courses = data.map(({ listed }) => shownCourse(listed, locale));
  const { select } = query;
  return { data: await withSelectedFields(db, visitor, { courses, select, prefix: '' }), totalCount };
}

/** [7.25] */
export async function findOpenCatalogObjective(
  db: Db,
  { tenantId, locale }: Visitor,
  id: string,
): Promise<OpenCatalogObjective | null> {
  const row = await findOne<{ objective: StoredCourse<OpenCatalogObjective> }>(
    db,
    sql`select ${WHOLE_OBJECTIVE} as objective from objectives o
          left join grading_scales s on s.tenant_id = o.tenant_id and s.id = o.grading_scale_id
         where o.tenant_id = ${tenantId} and o.id = ${id} and ${IS_SHOWN}`,
  );
  return row && shownWholeCourse(row.objective, locale);
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
