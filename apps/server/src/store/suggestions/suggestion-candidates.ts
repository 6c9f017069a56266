import type { ListedObjective } from '@lantern/contract/entities/objective';
import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import {
  type FinishedCourse,
  FEWEST_LEARNERS,
  MOST_SUGGESTIONS,
} from '@lantern/domain/suggestions/course-suggestions';
import type { Db } from '../../db/db';
import { type Sql, sql } from '../../db/sql';
import { catalogOf } from '../courses/catalog-courses';
import type { LearnerAt } from '../courses/enrolled-courses';
import {
  AGGREGATE_COLUMNS,
  accessColumns,
  type ObjectiveAccessRow,
  objectiveAccessOf,
} from '../courses/objective-access-row';

export type StoredCandidate = Omit<ListedObjectiveAccess, 'objective'> & {
  objective: ListedObjective;
  learnerCount: number;
};

/** Held to the domain's maySuggest by a test: what the limits below leave out must not be what can be suggested. */
function takeable({ tenantId, userId, now }: LearnerAt): Sql {
  return sql`${catalogOf({ tenantId, userId })} and not a.is_mandatory and o.state in ('ready', 'expired')
           and (a.availability_date is null or a.availability_date <= ${now})
           and (a.availability_end_date is null or a.availability_end_date >= ${now})
           and not exists (select from objective_workflow_aggregates had
                            where had.tenant_id = a.tenant_id and had.user_id = ${userId}
                              and had.objective_id = a.objective_id and had.record_id is not null)`;
}

/** For each reason as many courses as can be shown: what others took next, what is in the collections, what is popular. */
export async function listSuggestionCandidates(
  db: Db,
  learner: LearnerAt,
  finished: readonly FinishedCourse[],
): Promise<StoredCandidate[]> {
  const nextIds = finished.flatMap(({ next }) => next.map(({ objectiveId }) => objectiveId));
  const collectionIds = [...new Set(finished.flatMap((course) => course.collectionIds))];
  const offered = takeable(learner);
  const mostPopular = sql`order by o.learner_count desc, o.sort_name, o.id limit ${MOST_SUGGESTIONS}`;
  const rows = await db.query<ObjectiveAccessRow<ListedObjective> & { learnerCount: number }>(
    sql`select a.id, ${accessColumns('a')}, o.listed as objective, ${AGGREGATE_COLUMNS},
               o.learner_count as "learnerCount"
          from ${catalogOf(learner)} and a.id in (
            select a.id from ${offered} and o.id = any(${nextIds}::uuid[])
            union select few.id from unnest(${collectionIds}::uuid[]) collection_id
              cross join lateral (
                select a.id from ${offered} and collection_id = any(o.showcase_ids) ${mostPopular}) few
            union (select a.id from ${offered} and o.learner_count >= ${FEWEST_LEARNERS} ${mostPopular}))
         order by o.sort_name, o.id`,
  );
  return rows.map((row) => ({ ...objectiveAccessOf(row, learner), learnerCount: row.learnerCount }));
}
