import type { PersonalEvent } from '@lantern/contract/planner/personal-event';
import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';
import type { Learner } from '../people/learner-facts';
import type { TimeRange } from './dated-courses';

export type StoredPersonalEvent = PersonalEvent & { id: string };

/** [2.12] What the learner has put into the range, and what a day that is in it somewhere on earth has. */
export function listPersonalEvents(
  db: Db,
  { tenantId, userId }: Learner,
  { from, to }: TimeRange,
): Promise<StoredPersonalEvent[]> {
  return db.query<StoredPersonalEvent>(
    sql`select id, title, starts as at, ends as end, to_char(starts_on, 'YYYY-MM-DD') as on,
               to_char(ends_on, 'YYYY-MM-DD') as until
          from personal_events
         where tenant_id = ${tenantId} and user_id = ${userId}
           and coalesce(starts, starts_on - interval '1 day') < ${to}
           and coalesce(ends, ends_on + interval '2 days') >= ${from}
         order by created, id`,
  );
}

type Counted = { count: number; isKnown: boolean };

/** How many the learner has, and whether this is one of them. */
export async function countPersonalEvents(
  db: Db,
  { tenantId, userId }: Learner,
  id: string,
): Promise<Counted> {
  const found = await findOne<Counted>(
    db,
    sql`select count(*)::int as count, coalesce(bool_or(id = ${id}), false) as "isKnown"
          from personal_events where tenant_id = ${tenantId} and user_id = ${userId}`,
  );
  return found ?? { count: 0, isKnown: false };
}

/** Adds the event or changes it; false where its id is somebody else's. */
export async function savePersonalEvent(
  db: Db,
  { tenantId, userId }: Learner,
  event: StoredPersonalEvent & { now: Date },
): Promise<boolean> {
  const { id, title, at, end, on, until, now } = event;
  const saved = await findOne(
    db,
    sql`insert into personal_events (tenant_id, id, user_id, title, starts, ends, starts_on, ends_on, created)
        values (${tenantId}, ${id}, ${userId}, ${title}, ${at}, ${end}, ${on}, ${until}, ${now})
        on conflict (tenant_id, id) do update
           set title = excluded.title, starts = excluded.starts, ends = excluded.ends,
               starts_on = excluded.starts_on, ends_on = excluded.ends_on
         where personal_events.user_id = excluded.user_id
        returning id`,
  );
  return saved !== null;
}

/** False where there is none. */
export async function changePersonalEvent(
  db: Db,
  { tenantId, userId }: Learner,
  { id, title, at, end, on, until }: StoredPersonalEvent,
): Promise<boolean> {
  const changed = await findOne(
    db,
    sql`update personal_events
           set title = ${title}, starts = ${at}, ends = ${end}, starts_on = ${on}, ends_on = ${until}
         where tenant_id = ${tenantId} and user_id = ${userId} and id = ${id} returning id`,
  );
  return changed !== null;
}

/** False where there is none. */
export async function removePersonalEvent(
  db: Db,
  { tenantId, userId }: Learner,
  id: string,
): Promise<boolean> {
  const removed = await findOne(
    db,
    sql`delete from personal_events where tenant_id = ${tenantId} and user_id = ${userId} and id = ${id} returning id`,
  );
  return removed !== null;
}
