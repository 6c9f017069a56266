import type { ListedObjective } from '@lantern/contract/entities/objective';
import type { Db } from '../db/db';
import { sql, trusted } from '../db/sql';
import { compileListQuery } from './compile-list-query';
import type { ListFields } from './list-field';
import { compileCourseFilters } from './course-filters';
import type { CourseListQuery, CoursePage } from './enrolled-courses';
import {
  AGGREGATE_COLUMNS,
  accessColumns,
  type ObjectiveAccessRow,
  objectiveAccessOf,
} from './objective-access-row';

const FIELDS: ListFields = {
  id: { column: trusted('g.id'), type: 'id' },
  objectiveId: { column: trusted('g.objective_id'), type: 'id' },
  'objective.name': { column: trusted('g.name'), sortColumn: trusted('g.sort_name'), type: 'text' },
};

/** [7.5] All enrolments of the learner by the course's name, with what decides what may be seen of them. */
export async function listObjectiveWorkflowAggregates(
  db: Db,
  { tenantId, userId }: { tenantId: string; userId: string },
  query: CourseListQuery,
): Promise<CoursePage> {
  const { where, orderBy, limit } = compileListQuery(query, FIELDS, sql`g.sort_name, g.id`);
  const filters = await compileCourseFilters(db, tenantId, { filters: query, alias: 'g' });
  const rows = await db.query<ObjectiveAccessRow<ListedObjective> & { total: number }>(
    sql`select g.objective_access_id as id, ${accessColumns('g')}, g.listed as objective, ${AGGREGATE_COLUMNS},
               count(*) over () as total
          from objective_workflow_aggregates g
         where g.tenant_id = ${tenantId} and g.user_id = ${userId} and ${where} and ${filters}
         order by ${orderBy} ${limit}`,
  );
  return { data: rows.map((row) => objectiveAccessOf(row, userId)), totalCount: rows[0]?.total ?? 0 };
}
