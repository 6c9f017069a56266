import type { Db } from '../../db/db';
import { sql } from '../../db/sql';

/**
 * Counts who has each course, for the order of the popular ones. Only what has changed is written, and it waits for
 * nobody: a course that somebody else is writing has its turn the next time.
 */
export async function countLearners(db: Db): Promise<void> {
  await db.query(
    sql`with counted as (
          select c.tenant_id, c.id, count(g.id)::int as learners
            from objectives c
            left join objective_workflow_aggregates g on g.tenant_id = c.tenant_id and g.objective_id = c.id
           group by c.tenant_id, c.id),
        changed as (
          select o.tenant_id, o.id, counted.learners
            from counted join objectives o on o.tenant_id = counted.tenant_id and o.id = counted.id
           where o.learner_count <> counted.learners
             for no key update of o skip locked)
        update objectives o set learner_count = changed.learners from changed
         where o.tenant_id = changed.tenant_id and o.id = changed.id`,
  );
}
