import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';
import { shownCourse } from '../courses/shown-course';
import { LEARNER_FACTS, type Learner, type LearnerFactsRow } from '../people/learner-facts';

type NamedCourse = {
  id: string;
  name: string;
  language: string | null;
  code: string;
  imageUrl: string | null;
};

export type StoredFeed = { id: string; created: Date; lastRead: Date | null; course: NamedCourse | null };

/** The addresses that the learner has given away, the oldest first; of a course that they have no more too, so that they can close it. */
export async function listCalendarFeeds(db: Db, learner: Learner): Promise<StoredFeed[]> {
  const { tenantId, userId, locale } = learner;
  const rows = await db.query<StoredFeed>(
    sql`select f.id, f.created, f.last_read as "lastRead", o.listed as course
          from calendar_feeds f
          left join objectives o on o.tenant_id = f.tenant_id and o.id = f.objective_id
         where f.tenant_id = ${tenantId} and f.user_id = ${userId}
         order by f.created, f.id`,
  );
  return rows.map((row) => ({ ...row, course: row.course && shownCourse(row.course, locale) }));
}

type Counted = { count: number; isKnown: boolean };

/** How many the learner has, and whether this is one of them. */
export async function countCalendarFeeds(
  db: Db,
  { tenantId, userId }: Learner,
  id: string,
): Promise<Counted> {
  const found = await findOne<Counted>(
    db,
    sql`select count(*)::int as count, coalesce(bool_or(id = ${id}), false) as "isKnown"
          from calendar_feeds where tenant_id = ${tenantId} and user_id = ${userId}`,
  );
  return found ?? { count: 0, isKnown: false };
}

type NewFeed = { id: string; objectiveId: string | null; secretHash: string; now: Date };

/** Adds the address, or gives it another secret, with which the old one is gone; false where its id is somebody else's. */
export async function saveCalendarFeed(
  db: Db,
  { tenantId, userId }: Learner,
  { id, objectiveId, secretHash, now }: NewFeed,
): Promise<boolean> {
  const saved = await findOne(
    db,
    sql`insert into calendar_feeds (tenant_id, id, user_id, objective_id, secret_hash, created)
        values (${tenantId}, ${id}, ${userId}, ${objectiveId}, ${secretHash}, ${now})
        on conflict (tenant_id, id) do update
           set objective_id = excluded.objective_id, secret_hash = excluded.secret_hash, created = excluded.created,
               last_read = null
         where calendar_feeds.user_id = excluded.user_id
        returning id`,
  );
  return saved !== null;
}

/** False where there is none. */
export async function removeCalendarFeed(
  db: Db,
  { tenantId, userId }: Learner,
  id: string,
): Promise<boolean> {
  const removed = await findOne(
    db,
    sql`delete from calendar_feeds where tenant_id = ${tenantId} and user_id = ${userId} and id = ${id} returning id`,
  );
  return removed !== null;
}

export type ReadFeed = LearnerFactsRow & {
  id: string;
  userId: string;
  userLocale: string | null;
  objectiveId: string | null;
  contentHash: string | null;
  contentSince: Date | null;
};

/** Whose calendar is read with this secret, and what decides whether it still may be. */
export function findCalendarFeed(db: Db, tenantId: string, secretHash: string): Promise<ReadFeed | null> {
  return findOne<ReadFeed>(
    db,
    sql`select f.id, f.user_id as "userId", u.locale as "userLocale", f.objective_id as "objectiveId",
               f.content_hash as "contentHash", f.content_since as "contentSince", ${LEARNER_FACTS}
          from calendar_feeds f
          join users u on u.tenant_id = f.tenant_id and u.id = f.user_id
         where f.tenant_id = ${tenantId} and f.secret_hash = ${secretHash}`,
  );
}

/** Also where nothing has changed since: it tells which address is in use. */
export async function noteRead(
  db: Db,
  tenantId: string,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await db.query(
    sql`update calendar_feeds set last_read = ${now} where tenant_id = ${tenantId} and id = ${id}`,
  );
}

/** What is read from now on. Of two readers at once the first says since when. */
export async function rememberContent(
  db: Db,
  tenantId: string,
  { id, contentHash, now }: { id: string; contentHash: string; now: Date },
): Promise<Date> {
  const found = await findOne<{ since: Date }>(
    db,
    sql`update calendar_feeds
           set content_since = case when content_hash = ${contentHash} then content_since else ${now}::timestamptz end,
               content_hash = ${contentHash}
         where tenant_id = ${tenantId} and id = ${id} returning content_since as since`,
  );
  return found?.since ?? now;
}
