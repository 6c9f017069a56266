import type { ListedObjective } from '@lantern/contract/entities/objective';
import type { Db } from '../../db/db';
import { type Sql, sql, trusted } from '../../db/sql';
import { accessFields } from './access-fields';
import { aggregateFields } from '../attempts/aggregate-fields';
import { compileListQuery } from '../lists/compile-list-query';
import type { ListFields } from '../lists/list-field';
import { readListPage } from '../lists/list-page';
import { objectiveFields } from './objective-fields';
import { type CoursePage, withSelectedCourses } from './selected-objectives';
import { compileCourseFilters } from './course-filters';
import type { CourseListQuery } from './enrolled-courses';
import {
  AGGREGATE_COLUMNS,
  accessColumns,
  type ObjectiveAccessRow,
  objectiveAccessOf,
} from './objective-access-row';
import type { Learner } from '../people/learner-facts';

/** The same as of the caller's courses. What is on offer to everybody is listed as the caller's, whoever they are. */
function fieldsFor({ userId }: { userId: string }): ListFields {
  return {
    id: { column: trusted('a.id'), type: 'id' },
    userId: { column: sql`${userId}::uuid`, type: 'id' },
    'objectiveAccess.id': { column: trusted('a.id'), type: 'id' },
    ...accessFields('a'),
    courseProgress: { column: trusted(`coalesce(g.course_progress, 'notStarted')`), type: 'text' },
    ...objectiveFields('objective.'),
    ...aggregateFields('objectiveWorkflowAggregate.'),
    'objective.name': { column: trusted('o.name'), sortColumn: trusted('a.sort_name'), type: 'text' },
  };
}

/**
 * [5.13] What the catalog offers this learner, the courses they have taken up or begun left out. Those are few, which
 * the planner sees in a subquery only: conditions on the joined card make it expect no course at all, and sort them all.
 */
export function catalogOf({ tenantId, userId }: Learner): Sql {
  return sql`objective_accesses a
          join objectives o on o.tenant_id = a.tenant_id and o.id = a.objective_id
          left join objective_workflow_aggregates g
            on g.tenant_id = a.tenant_id and g.user_id = ${userId} and g.objective_id = a.objective_id
         where a.tenant_id = ${tenantId} and a.user_id is null and a.show_in_catalog and o.state <> 'archived'
           and not exists (select from objective_workflow_aggregates taken
                            where taken.tenant_id = a.tenant_id and taken.user_id = ${userId}
                              and taken.objective_id = a.objective_id
                              and (taken.is_self_enrolled or taken.workflow_id is not null))`;
}

/** By name unless asked otherwise. */
const BY_NAME = sql`a.sort_name, a.id`;
/** The orders that courses have indexes of; names decide among equals. */
const BY_COURSE = sql`o.sort_name, o.id`;
const COURSE_ORDERS: readonly unknown[] = ['added', 'learnerCount', 'hasDuration'].map(
  (name) => `objective.${name}`,
);

/** [7.2] One page of the catalog, read in the order of an index. */
export async function listCatalogCourses(
  db: Db,
  learner: Learner,
  query: CourseListQuery,
): Promise<CoursePage> {
  const tieBreak = COURSE_ORDERS.includes(query.sort?.[0]?.selector) ? BY_COURSE : BY_NAME;
  const list = compileListQuery(query, fieldsFor(learner), tieBreak);
  const filters = await compileCourseFilters(db, learner.tenantId, { filters: query, alias: 'o' });
  const { data, totalCount } = await readListPage<ObjectiveAccessRow<ListedObjective>>(db, list, {
    columns: sql`a.id, ${accessColumns('a')}, o.listed as objective, ${AGGREGATE_COLUMNS}`,
    from: sql`from ${catalogOf(learner)} and ${filters}`,
  });
  const page = { data: data.map((row) => objectiveAccessOf(row, learner)), totalCount };
  return withSelectedCourses(db, learner, { page, select: query.select });
}

/** The same courses, for what is counted over all of them. */
export function catalogCourseSource(learner: Learner): Sql {
  return sql`select o.showcase_ids, o.attribute_ids, a.term_id from ${catalogOf(learner)}`;
}
