import type { Db } from '../../db/db';
import { type Sql, sql, trusted } from '../../db/sql';
import { refreshCardsOf } from '../setup/course-setup';

export type Merge = { tenantId: string; from: string; into: string };

/** Courses in which both have an attempt under way: one person has one at a time. */
export async function coursesOpenForBoth(db: Db, { tenantId, from, into }: Merge): Promise<string[]> {
  const open = await db.query<{ code: string }>(
    sql`select o.code from objective_workflow_aggregates g
          join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
         where g.tenant_id = ${tenantId} and g.user_id in (${from}, ${into})
           and g.workflow_id is not null and g.workflow_state <> 'finished'
         group by o.id, o.code having count(*) = 2 order by o.code, o.id`,
  );
  return open.map(({ code }) => code);
}

/** Nobody changes either of them meanwhile: whoever starts or ends an attempt waits at its card. */
export async function lockPeople(db: Db, { tenantId, from, into }: Merge): Promise<void> {
  await db.query(
    sql`select from users where tenant_id = ${tenantId} and id in (${from}, ${into}) order by id for update`,
  );
  await db.query(
    sql`select from objective_workflow_aggregates where tenant_id = ${tenantId} and user_id in (${from}, ${into})
         order by id for update`,
  );
}

/** What names a person and is in nobody's way. */
const MOVED = [
  'user_identities',
  'events',
  'course_imports',
  'objective_workflows',
  'objective_records',
  'activity_workflows',
  'activity_tries',
  'activity_records',
  'annulled_attempts',
  'certificate_records',
  'discussion_posts',
  'personal_tasks',
  'personal_events',
  'calendar_feeds',
  'announcements',
  'announcement_replies',
  'team_saves',
  'team_messages',
  'attachments',
];
/** What a person has once, with the columns that say what: the one's that the other has too goes. */
const SHARED: Array<[table: string, same: string[]]> = [
  ['user_roles', ['role']],
  ['user_permissions', ['permission', 'scope_id']],
  ['user_licences', ['feature']],
  ['group_members', ['group_id']],
  ['unit_members', ['unit_id']],
  ['lti_subjects', ['tool_id']],
  ['lti_score_events', ['line_item_id', 'activity_workflow_id', 'occurred']],
  ['self_enrollments', ['objective_access_id']],
  ['task_ticks', ['task_id']],
  ['dashboard_layouts', ['tenant_id']],
  ['banner_dismissals', ['banner_id']],
  ['announcement_reads', ['objective_id']],
  ['discussion_likes', ['post_id']],
  ['discussion_readers', ['thread_id']],
  ['discussion_reports', ['post_id']],
  ['discussion_lockouts', ['place_id']],
  ['mails', ['kind', 'about']],
  ['notifications', ['kind', 'about']],
  ['notification_preferences', ['kind']],
  ['team_participants', ['work_id']],
  ['team_message_reads', ['group_id']],
  ['group_activity_workflows', ['part_id']],
];
/** What ends with the one who goes. */
const ENDED = ['sessions', 'commands', 'lti_launches', 'live_changes'];

/** Everything of the one becomes the other's, and the one is gone. Of the audit nothing changes. */
export async function mergePeople(db: Db, merge: Merge): Promise<void> {
  const { tenantId, from, into } = merge;
  const aggregateIds = await mergeEnrolments(db, merge);
  for (const table of MOVED) {
    await db.query(
      sql`update ${trusted(table)} set user_id = ${into} where tenant_id = ${tenantId} and user_id = ${from}`,
    );
  }
  for (const [table, same] of SHARED) await mergeShared(db, merge, { table: trusted(table), same });
  await db.query(
    sql`update notifications set actor_id = ${into} where tenant_id = ${tenantId} and actor_id = ${from}`,
  );
  // What waits for a digest of the one comes in the other's.
  await db.query(
    sql`update jobs j set key = replace(j.key, ${from}::text, ${into}::text)
         where j.tenant_id = ${tenantId} and j.queue = 'digest' and position(${from}::text in j.key) > 0
           and not exists (select from jobs o where o.tenant_id = j.tenant_id and o.queue = j.queue
                              and o.key = replace(j.key, ${from}::text, ${into}::text))`,
  );
  for (const table of ENDED) {
    await db.query(sql`delete from ${trusted(table)} where tenant_id = ${tenantId} and user_id = ${from}`);
  }
  await refreshCardsOf(db, tenantId, aggregateIds);
  await mergeIds(db, merge);
}

async function mergeShared(
  db: Db,
  { tenantId, from, into }: Merge,
  { table, same }: { table: Sql; same: string[] },
): Promise<void> {
  const isSame = trusted(same.map((column) => `o.${column} is not distinct from t.${column}`).join(' and '));
  await db.query(
    sql`delete from ${table} t where t.tenant_id = ${tenantId} and t.user_id = ${from}
           and exists (select from ${table} o where o.tenant_id = t.tenant_id and o.user_id = ${into} and ${isSame})`,
  );
  await db.query(
    sql`update ${table} set user_id = ${into} where tenant_id = ${tenantId} and user_id = ${from}`,
  );
}

/** Answers the cards to be written anew. Where both are enrolled, the attempts of both stand under one card, on its terms. */
async function mergeEnrolments(db: Db, { tenantId, from, into }: Merge): Promise<string[]> {
  await db.query(
    sql`update objective_accesses a set user_id = ${into} where a.tenant_id = ${tenantId} and a.user_id = ${from}
           and not exists (select from objective_accesses o where o.tenant_id = a.tenant_id
                              and o.user_id = ${into} and o.objective_id = a.objective_id)
           and not exists (select from objective_workflow_aggregates o where o.tenant_id = a.tenant_id
                              and o.user_id = ${into} and o.objective_id = a.objective_id)`,
  );
  await db.query(
    sql`update objective_workflow_aggregates g
           set user_id = ${into}, objective_access_id = coalesce(
                 (select a.id from objective_accesses a where a.tenant_id = g.tenant_id and a.user_id = ${into}
                     and a.objective_id = g.objective_id), g.objective_access_id)
         where g.tenant_id = ${tenantId} and g.user_id = ${from}
           and not exists (select from objective_workflow_aggregates o where o.tenant_id = g.tenant_id
                              and o.user_id = ${into} and o.objective_id = g.objective_id)`,
  );
  const both = sql`objective_workflow_aggregates g join objective_workflow_aggregates o
    on o.tenant_id = g.tenant_id and o.user_id = ${into} and o.objective_id = g.objective_id
    where g.tenant_id = ${tenantId} and g.user_id = ${from}`;
  const pairs = await db.query<{ kept: string }>(sql`select o.id as kept from ${both}`);
  for (const table of ['objective_workflows', 'objective_records', 'annulled_attempts']) {
    await db.query(
      sql`update ${trusted(table)} t set aggregate_id = p.kept from (select g.id, o.id as kept from ${both}) p
           where t.tenant_id = ${tenantId} and t.aggregate_id = p.id`,
    );
  }
  await db.query(
    sql`delete from objective_workflow_aggregates where tenant_id = ${tenantId} and user_id = ${from}`,
  );
  await db.query(
    sql`with gone as (delete from self_enrollments s using objective_accesses a
                       where s.tenant_id = ${tenantId} and a.tenant_id = s.tenant_id and a.id = s.objective_access_id
                         and a.user_id = ${from})
        delete from objective_accesses where tenant_id = ${tenantId} and user_id = ${from}`,
  );
  return pairs.map(({ kept }) => kept);
}

/** The ids of other systems go over where the other has none. */
async function mergeIds(db: Db, { tenantId, from, into }: Merge): Promise<void> {
  const [gone] = await db.query<{ externalId: string | null; sourcedId: string | null }>(
    sql`delete from users where tenant_id = ${tenantId} and id = ${from}
        returning external_id as "externalId", sourced_id as "sourcedId"`,
  );
  await db.query(
    sql`update users set external_id = coalesce(external_id, ${gone?.externalId ?? null}),
               sourced_id = coalesce(sourced_id, ${gone?.sourcedId ?? null})
         where tenant_id = ${tenantId} and id = ${into}`,
  );
}
