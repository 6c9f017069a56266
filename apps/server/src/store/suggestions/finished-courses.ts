import type { ListedObjective } from '@lantern/contract/entities/objective';
import type { FinishedCourse } from '@lantern/domain/suggestions/course-suggestions';
import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import type { Learner } from '../people/learner-facts';
import { shownCourse } from '../courses/shown-course';

/** What somebody finished long ago says little about what they look for now. */
const MOST_FINISHED = 20;

export type NamedFinishedCourse = FinishedCourse & {
  name: string;
  language: string | null;
  collections: Array<{ id: string; name: string }>;
};

type Row = Pick<NamedFinishedCourse, 'collections' | 'next'> & { course: ListedObjective };

/** The courses that the learner has finished, the latest first, with what others took next. */
export async function listFinishedCourses(
  db: Db,
  { tenantId, userId, locale }: Learner,
): Promise<NamedFinishedCourse[]> {
  const rows = await db.query<Row>(
    sql`select g.listed as course,
               coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.position, c.id)
                           from showcases c where c.tenant_id = g.tenant_id and c.id = any(g.showcase_ids)),
                        '[]') as collections,
               coalesce((select jsonb_agg(jsonb_build_object('objectiveId', s.next_id, 'learners', s.learners))
                           from course_successions s
                          where s.tenant_id = g.tenant_id and s.objective_id = g.objective_id), '[]') as next
          from objective_workflow_aggregates g
         where g.tenant_id = ${tenantId} and g.user_id = ${userId} and g.course_progress = 'completed'
         order by coalesce(g.record_finished, g.workflow_finished) desc nulls last, g.id
         limit ${MOST_FINISHED}`,
  );
  return rows.map(({ course, collections, next }) => {
    const { id, name, language } = shownCourse(course, locale);
    return { id, name, language, collections, collectionIds: collections.map((one) => one.id), next };
  });
}
