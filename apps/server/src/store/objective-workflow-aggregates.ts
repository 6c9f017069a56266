import type { ListedObjective } from '@lantern/contract/entities/objective';
import type { Db } from '../db/db';
import { sql, trusted } from '../db/sql';
import { aggregateFields } from './aggregate-fields';
import { compileListQuery } from './compile-list-query';
import type { ListFields } from './list-field';
import { readListPage } from './list-page';
import { compileCourseFilters } from './course-filters';
import type { CourseListQuery } from './enrolled-courses';
import {
  AGGREGATE_COLUMNS,
  accessColumns,
  type ObjectiveAccessRow,
  objectiveAccessOf,
} from './objective-access-row';
import { cardObjectiveFields } from './objective-fields';
import { type CoursePage, withSelectedCourses } from './selected-objectives';

/** [3.4] */
export const AGGREGATE_FIELDS: ListFields = {
  ...aggregateFields(''),
  objectiveId: { column: trusted('g.objective_id'), type: 'id' },
  ...cardObjectiveFields('objective.'),
};

/** [7.5] All enrolments of the learner by the course's name, with what decides what may be seen of them. */
export async function listObjectiveWorkflowAggregates(
  db: Db,
  { tenantId, userId }: { tenantId: string; userId: string },
  query: CourseListQuery,
): Promise<CoursePage> {
  const list = compileListQuery(query, AGGREGATE_FIELDS, sql`g.sort_name, g.id`);
  const filters = await compileCourseFilters(db, tenantId, { filters: query, alias: 'g' });
  const { data, totalCount } = await readListPage<ObjectiveAccessRow<ListedObjective>>(db, list, {
    columns: sql`g.objective_access_id as id, ${accessColumns('g')}, g.listed as objective, ${AGGREGATE_COLUMNS}`,
    from: sql`from objective_workflow_aggregates g
             where g.tenant_id = ${tenantId} and g.user_id = ${userId} and ${filters}`,
  });
  const page = { data: data.map((row) => objectiveAccessOf(row, userId)), totalCount };
  return withSelectedCourses(db, tenantId, { page, select: query.select });
}
