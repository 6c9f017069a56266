import { DUE_SOON_MS } from '@lantern/domain/course/due-urgency';
import { type Sql, sql } from '../../db/sql';

/**
 * [2.26] The order of My courses: overdue or due within seven days and not finished, the soonest first; then what was
 * opened last. Held to the domain's isPressing by a test.
 */
export function dueFirst(now: Date): Sql {
  const soon = new Date(now.getTime() + DUE_SOON_MS);
  return sql`case when g.due_date <= ${soon} and g.objective_state not in ('draft', 'archived')
                   and (g.workflow_state = 'inProgress'
                     or (g.workflow_id is null and g.record_id is null
                       and (g.availability_end_date is null or g.availability_end_date >= ${now})))
                  then g.due_date end asc nulls last, g.last_opened desc nulls last`;
}
