import { FEWEST_LEARNERS } from '@lantern/domain/suggestions/course-suggestions';
import type { Db } from '../../db/db';
import { sql } from '../../db/sql';

/** So many courses that somebody begins after another one count as taken next. */
const STEPS = 3;
/** Of one course no more are written. */
const MOST_NEXT = 20;

/** Counts what learners began next who have finished a course. What fewer than five of them did is not written at all. */
export async function countSuccessions(db: Db): Promise<void> {
  await db.query(
    sql`with begun as (
          select g.tenant_id, g.user_id, g.objective_id, g.course_progress = 'completed' as is_finished,
                 row_number() over (partition by g.tenant_id, g.user_id
                                    order by coalesce(g.workflow_started, g.record_finished), g.id) as place
            from objective_workflow_aggregates g
           where g.course_progress <> 'notStarted'),
        counted as (
          select one.tenant_id, one.objective_id, next.objective_id as next_id, count(*)::int as learners,
                 row_number() over (partition by one.tenant_id, one.objective_id
                                    order by count(*) desc, next.objective_id) as place
            from begun one
            cross join generate_series(1, ${STEPS}::int) step
            join begun next on next.tenant_id = one.tenant_id and next.user_id = one.user_id
                           and next.place = one.place + step
           where one.is_finished
           group by one.tenant_id, one.objective_id, next.objective_id
          having count(*) >= ${FEWEST_LEARNERS}::int),
        current as (
          select tenant_id, objective_id, next_id, learners from counted where place <= ${MOST_NEXT}::int),
        gone as (
          delete from course_successions s
           where not exists (select from current c where c.tenant_id = s.tenant_id
                                and c.objective_id = s.objective_id and c.next_id = s.next_id))
        insert into course_successions (tenant_id, objective_id, next_id, learners)
        select tenant_id, objective_id, next_id, learners from current
            on conflict (tenant_id, objective_id, next_id) do update set learners = excluded.learners
         where course_successions.learners <> excluded.learners`,
  );
}
