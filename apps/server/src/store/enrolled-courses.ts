import type { ListedObjective } from '@lantern/contract/entities/objective';
import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { ListQuery } from '@lantern/contract/list-query';
import { NO_TERM_ID } from '@lantern/domain/limits';
import { ACTIVITY_TYPE_CODES, LIFECYCLE_STATE_CODES } from '@lantern/domain/vocabulary-codes';
import type { Db } from '../db/db';
import { type Sql, sql, trusted } from '../db/sql';
import { compileListQuery, type ListFields } from './compile-list-query';
import { type CourseFilters, compileCourseFilters } from './course-filters';
import {
  AGGREGATE_COLUMNS,
  accessColumns,
  type ObjectiveAccessRow,
  objectiveAccessOf,
} from './objective-access-row';

const FIELDS: ListFields = {
  id: { column: trusted('g.objective_access_id'), type: 'id' },
  termId: { column: trusted(`coalesce(g.term_id, '${NO_TERM_ID}'::uuid)`), type: 'id' },
  isMandatory: { column: trusted('g.is_mandatory'), type: 'boolean' },
  dueDate: { column: trusted('g.due_date'), type: 'date' },
  courseProgress: { column: trusted('g.course_progress'), type: 'text' },
  'objective.id': { column: trusted('g.objective_id'), type: 'id' },
  'objective.name': {
    column: trusted(`(g.listed->>'name')`),
    sortColumn: trusted('g.sort_name'),
    type: 'text',
  },
  'objective.code': { column: trusted(`(g.listed->>'code')`), type: 'text' },
  'objective.description': { column: trusted(`(g.listed->>'description')`), type: 'text' },
  'objective.state': { column: trusted(`(g.listed->>'state')`), type: 'code', codes: LIFECYCLE_STATE_CODES },
  'objective.type': { column: trusted(`(g.listed->>'type')`), type: 'code', codes: ACTIVITY_TYPE_CODES },
  'objectiveWorkflowAggregate.lastOpened': { column: trusted('g.last_opened'), type: 'date' },
};

/** [5.13] Held to the domain's isInEnrolledList by a test. */
const IS_ENROLLED = trusted(`g.activity_state <> 'archived'
  and (g.is_self_enrolled or g.is_mandatory or g.workflow_id is not null or g.record_id is not null)`);

export type CourseListQuery = ListQuery & CourseFilters;
export type CoursePage = { data: ListedObjectiveAccess[]; totalCount: number };

/**
 * [7.2] My courses: one page of the learner's ready-made cards, read from one table. All of them are counted and
 * put in order by the few columns that this takes; whole cards are read for the page alone.
 */
export async function listEnrolledCourses(
  db: Db,
  learner: { tenantId: string; userId: string },
  query: CourseListQuery,
): Promise<CoursePage> {
  const { tenantId, userId } = learner;
  const { where, orderBy, limit, skip } = compileListQuery(query, FIELDS, sql`g.sort_name, g.id`);
  const filters = await compileCourseFilters(db, tenantId, { filters: query, alias: 'g' });
  const rows = await db.query<ObjectiveAccessRow<ListedObjective> & { total: number }>(
    sql`with page as materialized (
          select g.ctid as row, row_number() over (order by ${orderBy}) as place, count(*) over () as total
            from objective_workflow_aggregates g
           where g.tenant_id = ${tenantId} and g.user_id = ${userId} and ${IS_ENROLLED} and ${where} and ${filters}
           order by place ${limit})
        select g.objective_access_id as id, ${accessColumns('g')}, g.listed as objective, ${AGGREGATE_COLUMNS},
               page.total
          from page join objective_workflow_aggregates g on g.ctid = page.row
         order by page.place`,
  );
  // A page behind the last card has none that could tell how many there are.
  if (rows.length === 0 && skip > 0) {
    const { totalCount } = await listEnrolledCourses(db, learner, { ...query, skip: 0, take: 1 });
    return { data: [], totalCount };
  }
  return { data: rows.map((row) => objectiveAccessOf(row, userId)), totalCount: rows[0]?.total ?? 0 };
}

/** The same courses, for what is counted over all of them. */
export function enrolledCourseSource({ tenantId, userId }: { tenantId: string; userId: string }): Sql {
  return sql`select g.showcase_ids, g.attribute_ids, g.term_id from objective_workflow_aggregates g
              where g.tenant_id = ${tenantId} and g.user_id = ${userId} and ${IS_ENROLLED}`;
}
