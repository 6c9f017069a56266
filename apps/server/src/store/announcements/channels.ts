import type { LifecycleState } from '@lantern/domain/vocabulary';
import { type Db, findOne } from '../../db/db';
import { type Sql, sql } from '../../db/sql';
import type { Learner } from '../people/learner-facts';

/** What domain/announcements/channel-rights wants to know of a course's channel, and its name. */
export type ChannelRow = {
  courseName: string;
  hasChannel: boolean;
  isOn: boolean;
  isChatOn: boolean;
  allowsReplies: boolean;
  courseState: LifecycleState;
  /** When the last one was written. */
  latest: Date | null;
};

export type ReadChannelRow = ChannelRow & {
  isEnrolled: boolean;
  isAdministrator: boolean;
  readUntil: Date | null;
  /** At most `COUNTED`. */
  unread: number;
};

/** One more than a badge can say. */
const COUNTED = 100;

/** [8.9] Whether a tenant has chat at all; `tenantId` is an expression of the query around it. */
export function isChatOn(tenantId: Sql): Sql {
  return sql`not exists (select from tenant_settings s where s.tenant_id = ${tenantId} and s.key = 'lms.learner_chat'
                            and s.value = 'false'::jsonb)`;
}

const CHANNEL = sql`o.name as "courseName", o.announcement_channel_id is not null as "hasChannel",
  o.announcements_on as "isOn", o.announcement_replies as "allowsReplies", o.state as "courseState",
  ${isChatOn(sql`o.tenant_id`)} as "isChatOn",
  (select max(n.created) from announcements n where n.tenant_id = o.tenant_id and n.objective_id = o.id) as latest`;

/** For a statement that has the announcement as `n` and what its reader has read as `r`. */
export function isUnread(readerId: string): Sql {
  return sql`(n.user_id <> ${readerId} and n.created > coalesce(r.read_until, '-infinity'))`;
}

/** [2.28] As one person has it; null where there is no such course. */
export function findChannel(
  db: Db,
  { tenantId, userId }: Learner,
  objectiveId: string,
): Promise<ReadChannelRow | null> {
  return findOne<ReadChannelRow>(
    db,
    sql`select ${CHANNEL}, r.read_until as "readUntil",
               exists (select from objective_workflow_aggregates g
                        where g.tenant_id = o.tenant_id and g.user_id = ${userId} and g.objective_id = o.id
                          and (g.is_self_enrolled or g.is_mandatory or g.workflow_id is not null
                               or g.record_id is not null)) as "isEnrolled",
               exists (select from user_roles a where a.tenant_id = o.tenant_id and a.user_id = ${userId}
                          and a.role = 'Administrator') as "isAdministrator",
               (select count(*)::int from (
                  select from announcements n
                   where n.tenant_id = o.tenant_id and n.objective_id = o.id and ${isUnread(userId)}
                   limit ${COUNTED}) u) as unread
          from objectives o
          left join announcement_reads r
            on r.tenant_id = o.tenant_id and r.objective_id = o.id and r.user_id = ${userId}
         where o.tenant_id = ${tenantId} and o.id = ${objectiveId}`,
  );
}

/** The same for who writes: one after the other, so that no two have the same moment and none comes before what was read. */
export function lockChannel(db: Db, tenantId: string, objectiveId: string): Promise<ChannelRow | null> {
  return findOne<ChannelRow>(
    db,
    sql`with locked as materialized (select from objectives o where o.tenant_id = ${tenantId} and o.id = ${objectiveId}
               for no key update)
        select ${CHANNEL} from objectives o, locked where o.tenant_id = ${tenantId} and o.id = ${objectiveId}`,
  );
}

/** Never back: another window may have read further. */
export async function markChannelRead(
  db: Db,
  { tenantId, userId }: Learner,
  { objectiveId, until }: { objectiveId: string; until: Date },
): Promise<void> {
  await db.query(
    sql`insert into announcement_reads as r (tenant_id, user_id, objective_id, read_until)
        values (${tenantId}, ${userId}, ${objectiveId}, ${until})
        on conflict (tenant_id, user_id, objective_id) do update
           set read_until = greatest(r.read_until, excluded.read_until)`,
  );
}

/** When the last but so many of what one person wrote in a channel was written, answers and all; null: not so many since then. */
export async function findEarlierPost(
  db: Db,
  { tenantId, userId }: Learner,
  { objectiveId, since, most }: { objectiveId: string; since: Date; most: number },
): Promise<Date | null> {
  const found = await findOne<{ created: Date }>(
    db,
    sql`select x.created
          from (select n.created from announcements n
                 where n.tenant_id = ${tenantId} and n.user_id = ${userId} and n.objective_id = ${objectiveId}
                   and n.created > ${since}
                union all
                select p.created from announcement_replies p
                  join announcements n on n.tenant_id = p.tenant_id and n.id = p.announcement_id
                 where p.tenant_id = ${tenantId} and p.user_id = ${userId} and n.objective_id = ${objectiveId}
                   and p.created > ${since}) x
         order by x.created desc offset ${most - 1} limit 1`,
  );
  return found?.created ?? null;
}

export type ChannelSwitch = { channelId: string | null; isOn: boolean; allowsReplies: boolean };

/** A course that has a channel keeps it; null takes it away, and what was said in it comes back with the next. */
export async function switchChannel(
  db: Db,
  tenantId: string,
  { objectiveId, channelId, isOn, allowsReplies }: ChannelSwitch & { objectiveId: string },
): Promise<void> {
  await db.query(
    sql`update objectives
           set announcement_channel_id = case when ${channelId}::uuid is null then null
                                              else coalesce(announcement_channel_id, ${channelId}::uuid) end,
               announcements_on = ${isOn}, announcement_replies = ${allowsReplies}
         where tenant_id = ${tenantId} and id = ${objectiveId}`,
  );
}
