import type { LiveTopic, SharedTopic } from '@lantern/contract/live/live-stream';
import { countOf, type Db, findOne } from '../../db/db';
import { type Sql, sql } from '../../db/sql';

/** `session` is for servers: look whether the person is still signed in. */
export type PersonalTopic = Exclude<LiveTopic, SharedTopic> | 'session';

/** Numbered, as every server reads it. */
export type LiveChange = { seq: number; tenantId: string; userId: string | null; topic: string };

/** Says that something of a person's has changed, inside the transaction that changes it. */
export async function notePersonalChange(
  db: Db,
  { tenantId, userId }: { tenantId: string; userId: string },
  topic: PersonalTopic,
): Promise<void> {
  await db.query(
    sql`insert into live_changes (tenant_id, user_id, topic) values (${tenantId}, ${userId}, ${topic})`,
  );
}

/** The same of what many share: one row, however many they are. */
export async function noteSharedChange(db: Db, tenantId: string, topic: SharedTopic): Promise<void> {
  await db.query(sql`insert into live_changes (tenant_id, topic) values (${tenantId}, ${topic})`);
}

/** For a statement that does it all at once: the people are those of `source`, a query's name with a `user_id`. */
export function noteStep(tenantId: string, source: Sql, topic: PersonalTopic): Sql {
  return sql`noted as (
    insert into live_changes (tenant_id, user_id, topic)
    select distinct ${tenantId}::uuid, s.user_id, ${topic}::text from ${source} s)`;
}

/** Any number will do that nothing else locks. */
const NUMBERING_LOCK = 7_228_522;
const NUMBERED_AT_ONCE = 500;

/**
 * Numbers what has been committed since; one server at a time, in two statements, so that the second sees all that the
 * server before it has done. True when somebody else is at it, or there is more.
 */
export function numberChanges(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    const lock = await findOne<{ isOurs: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(${NUMBERING_LOCK}::bigint) as "isOurs"`,
    );
    if (!lock?.isOurs) return true;
    const count = await countOf(
      tx,
      sql`with numbers as materialized (
            select id, nextval('live_changes_seq') as seq
              from (select id from live_changes where seq is null order by id limit ${NUMBERED_AT_ONCE}) waiting),
          numbered as (update live_changes c set seq = n.seq from numbers n where c.id = n.id returning 1)
          select count(*)::int as count from numbered`,
    );
    return count === NUMBERED_AT_ONCE;
  });
}

export type LiveState = {
  hasUnnumbered: boolean;
  /** The oldest and the newest number that there is; 0 before the first. */
  oldest: number;
  newest: number;
};

export async function findLiveState(db: Db): Promise<LiveState> {
  const state = await findOne<LiveState>(
    db,
    sql`select exists (select from live_changes where seq is null) as "hasUnnumbered",
               coalesce((select min(seq) from live_changes), 0) as oldest,
               coalesce((select max(seq) from live_changes), 0) as newest`,
  );
  return state ?? { hasUnnumbered: false, oldest: 0, newest: 0 };
}

/** The number before the first change that was made since then; null where there was none. */
export async function findNumberBefore(db: Db, since: Date): Promise<number | null> {
  const first = await findOne<{ before: number | null }>(
    db,
    sql`select min(seq) - 1 as before from live_changes where made >= ${since} and seq is not null`,
  );
  return first?.before ?? null;
}

export function listChangesAfter(db: Db, after: number, limit: number): Promise<LiveChange[]> {
  return db.query<LiveChange>(
    sql`select seq, tenant_id as "tenantId", user_id as "userId", topic
          from live_changes where seq > ${after} order by seq limit ${limit}`,
  );
}

/** What a person may have missed: the last change of each topic. Whether a shared one concerns them is not asked here. */
export function listMissed(
  db: Db,
  { tenantId, userId, after }: { tenantId: string; userId: string; after: number },
): Promise<LiveChange[]> {
  return db.query<LiveChange>(
    sql`select max(seq) as seq, tenant_id as "tenantId", user_id as "userId", topic
          from live_changes
         where tenant_id = ${tenantId} and (user_id = ${userId} or user_id is null) and seq > ${after}
         group by tenant_id, user_id, topic order by 1`,
  );
}

/** Some at a time; answers how many. The newest stays, so that the numbers go on. */
export function deleteChangesBefore(db: Db, before: Date, limit: number): Promise<number> {
  return countOf(
    db,
    sql`with old as (select id from live_changes
                      where made < ${before} and seq < (select max(seq) from live_changes)
                      order by made limit ${limit} for update skip locked),
        gone as (delete from live_changes c using old where c.id = old.id returning 1)
        select count(*)::int as count from gone`,
  );
}
