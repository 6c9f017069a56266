import { TALK_KINDS } from '@lantern/domain/notifications/notification-kinds';
import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import type { Learner } from '../people/learner-facts';

/**
 * [1.6] Every channel, thread and talk of a person's, to the last that was there by then: what is yet to be written stays
 * unread, whatever their clock says. Never back: another window may have read further.
 */
export async function markCommunicationsRead(
  db: Db,
  { tenantId, userId }: Learner,
  until: Date,
): Promise<void> {
  await db.query(
    sql`with channels as (
          insert into announcement_reads as r (tenant_id, user_id, objective_id, read_until)
          select ${tenantId}::uuid, ${userId}::uuid, n.objective_id, max(n.created)
            from objective_workflow_aggregates g
            join announcements n on n.tenant_id = g.tenant_id and n.objective_id = g.objective_id
           where g.tenant_id = ${tenantId} and g.user_id = ${userId} and n.created <= ${until}
           group by n.objective_id
          on conflict (tenant_id, user_id, objective_id) do update
             set read_until = greatest(r.read_until, excluded.read_until)),
        threads as (
          update discussion_readers r set read_until = greatest(r.read_until, p.latest)
            from (select p.thread_id, max(p.created) as latest from discussion_posts p
                    join discussion_readers f
                      on f.tenant_id = p.tenant_id and f.thread_id = p.thread_id and f.user_id = ${userId}
                     and f.is_following
                   where p.tenant_id = ${tenantId} and p.created <= ${until}
                   group by p.thread_id) p
           where r.tenant_id = ${tenantId} and r.user_id = ${userId} and r.thread_id = p.thread_id)
        insert into team_message_reads as r (tenant_id, group_id, user_id, until)
        select ${tenantId}::uuid, m.group_id, ${userId}::uuid, max(q.at)
          from group_members m
          join team_messages q on q.tenant_id = m.tenant_id and q.group_id = m.group_id
         where m.tenant_id = ${tenantId} and m.user_id = ${userId} and q.at <= ${until}
         group by m.group_id
        on conflict (tenant_id, group_id, user_id) do update set until = greatest(r.until, excluded.until)`,
  );
}

/**
 * [1.6] [2.28] What a person has read in their tray is read where it was said: each channel, thread and talk that they were
 * told of, to the last that was there by then. A place that they are not told of stays as it is.
 */
export async function markToldRead(db: Db, { tenantId, userId }: Learner, until: Date): Promise<void> {
  await db.query(
    sql`with told as materialized (
          select distinct n.kind, n.about, n.course_id from notifications n
           where n.tenant_id = ${tenantId} and n.user_id = ${userId} and n.in_tray and n.made <= ${until}
             and n.kind = any(${[...TALK_KINDS]}::text[])),
        channels as (
          insert into announcement_reads as r (tenant_id, user_id, objective_id, read_until)
          select ${tenantId}::uuid, ${userId}::uuid, n.objective_id, max(n.created)
            from told t
            join announcements n on n.tenant_id = ${tenantId} and n.objective_id = t.course_id and n.id::text = t.about
           where t.kind = 'announcement' and n.created <= ${until}
           group by n.objective_id
          on conflict (tenant_id, user_id, objective_id) do update
             set read_until = greatest(r.read_until, excluded.read_until)),
        threads as (
          update discussion_readers r set read_until = greatest(r.read_until, p.latest)
            from (select p.thread_id, max(p.created) as latest
                    from discussion_readers f
                    join told t on t.kind = 'reply' and t.about = f.thread_id::text
                    join discussion_posts p on p.tenant_id = f.tenant_id and p.thread_id = f.thread_id
                   where f.tenant_id = ${tenantId} and f.user_id = ${userId} and p.created <= ${until}
                   group by p.thread_id) p
           where r.tenant_id = ${tenantId} and r.user_id = ${userId} and r.thread_id = p.thread_id)
        insert into team_message_reads as r (tenant_id, group_id, user_id, until)
        select ${tenantId}::uuid, m.group_id, ${userId}::uuid, max(q.at)
          from group_members m
          join told t on t.kind = 'teamMessage' and t.about = m.group_id::text
          join team_messages q on q.tenant_id = m.tenant_id and q.group_id = m.group_id
         where m.tenant_id = ${tenantId} and m.user_id = ${userId} and q.at <= ${until}
         group by m.group_id
        on conflict (tenant_id, group_id, user_id) do update set until = greatest(r.until, excluded.until)`,
  );
}
