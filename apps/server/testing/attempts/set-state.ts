import type { LifecycleState } from '@lantern/domain/vocabulary';
import type { Db } from '../../src/db/db';
import { sql } from '../../src/db/sql';
import { NORTH } from '../test-tenants';

/** For tests: an author archives an activity, makes a draft of it, or brings it back. */
export async function setActivityState(db: Db, partId: string, state: LifecycleState): Promise<void> {
  await db.query(
    sql`update activities set state = ${state} where tenant_id = ${NORTH.id}
          and id = (select activity_id from activity_parts where tenant_id = ${NORTH.id} and id = ${partId})`,
  );
}

/** For tests: the same, of a whole course. */
export async function setCourseState(db: Db, objectiveId: string, state: LifecycleState): Promise<void> {
  await db.query(
    sql`update objectives set state = ${state} where tenant_id = ${NORTH.id} and id = ${objectiveId}`,
  );
}

/** For tests: from now on an activity is taken under supervision. */
export async function proctorActivity(db: Db, partId: string): Promise<void> {
  await db.query(
    sql`update activities set proctored = true where tenant_id = ${NORTH.id}
          and id = (select activity_id from activity_parts where tenant_id = ${NORTH.id} and id = ${partId})`,
  );
}
