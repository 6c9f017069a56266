import type { GradingScale } from '@lantern/contract/entities/grading-scale';
import type { ListedObjective } from '@lantern/contract/entities/objective';
import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { Db } from '../../db/db';
import { sql, trusted } from '../../db/sql';
import { accessFields } from '../courses/access-fields';
import { aggregateFields } from './aggregate-fields';
import { compileListQuery } from '../lists/compile-list-query';
import type { ListFields } from '../lists/list-field';
import { type ListPage, readListPage } from '../lists/list-page';
import { compileCourseFilters } from '../courses/course-filters';
import type { CourseListQuery } from '../courses/enrolled-courses';
import {
  AGGREGATE_COLUMNS,
  accessColumns,
  type ObjectiveAccessRow,
  objectiveAccessOf,
} from '../courses/objective-access-row';
import { GRADING_SCALE } from '../courses/objective-accesses';
import { cardObjectiveFields } from '../courses/objective-fields';
import { withSelectedCourses } from '../courses/selected-objectives';
import type { Learner } from '../people/learner-facts';

/** [3.4] */
export const AGGREGATE_FIELDS: ListFields = {
  ...aggregateFields(''),
  userId: { column: trusted('g.user_id'), type: 'id' },
  'objectiveAccess.id': { column: trusted('g.objective_access_id'), type: 'id' },
  ...accessFields('g'),
  objectiveId: { column: trusted('g.objective_id'), type: 'id' },
  ...cardObjectiveFields('objective.'),
};

/** An enrolment with what its results are graded by. */
export type ScaledAccess = { access: ListedObjectiveAccess; objectiveGradingScale: GradingScale | null };

type Row = ObjectiveAccessRow<ListedObjective> & { objectiveGradingScale: GradingScale | null };

/** [7.5] All enrolments of the learner by the course's name, with what decides what may be seen of them. */
export async function listObjectiveWorkflowAggregates(
  db: Db,
  learner: Learner,
  query: CourseListQuery,
): Promise<ListPage<ScaledAccess>> {
  const { tenantId, userId } = learner;
  const list = compileListQuery(query, AGGREGATE_FIELDS, sql`g.sort_name, g.id`);
  const filters = await compileCourseFilters(db, tenantId, { filters: query, alias: 'g' });
  const { data: rows, totalCount } = await readListPage<Row>(db, list, {
    columns: sql`g.objective_access_id as id, ${accessColumns('g')}, g.listed as objective, ${AGGREGATE_COLUMNS},
      (select ${trusted(GRADING_SCALE)} from objectives o
         join grading_scales s on s.tenant_id = o.tenant_id and s.id = o.grading_scale_id
        where o.tenant_id = g.tenant_id and o.id = g.objective_id) as "objectiveGradingScale"`,
    from: sql`from objective_workflow_aggregates g
             where g.tenant_id = ${tenantId} and g.user_id = ${userId} and ${filters}`,
  });
  const page = { data: rows.map((row) => objectiveAccessOf(row, learner)), totalCount };
  const { data } = await withSelectedCourses(db, learner, { page, select: query.select });
  const scaled = data.map((access, place) => ({
    access,
    objectiveGradingScale: rows[place]?.objectiveGradingScale ?? null,
  }));
  return { data: scaled, totalCount };
}
