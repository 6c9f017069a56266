import type { CallAnswer } from '@lantern/contract/call';
import type { getGroupActivityWorkflow } from '@lantern/contract/activities/get-group-activity-workflow';
import type { queryActivityParticipants } from '@lantern/contract/activities/query-activity-participants';
import type { ListQuery } from '@lantern/contract/list-query';
import { type Db, findOne } from '../../db/db';
import { sql, trusted } from '../../db/sql';
import { compileListQuery } from '../lists/compile-list-query';
import type { ListFields } from '../lists/list-field';
import { type ListPage, readListPage } from '../lists/list-page';
import type { Learner } from './learner-facts';

type GroupWork = CallAnswer<typeof getGroupActivityWorkflow>;
type Participant = CallAnswer<typeof queryActivityParticipants>['data'][number];

/** [7.16] What a group of the learner has made of an activity of this course; null when it is none of theirs. */
export async function findGroupActivityWorkflow(
  db: Db,
  { tenantId, userId }: Learner,
  { aggregateId, id }: { aggregateId: string; id: string },
): Promise<GroupWork | null> {
  const work = await findOne<GroupWork>(
    db,
    sql`select x.id, jsonb_build_object('id', g.id, 'name', g.name) as "group", x.part_id as "activityPartId", x.state,
               x.started, x.submitted, x.finished, x.version, '[]'::jsonb as participants,
               (select w.id from activity_workflows w
                 where w.tenant_id = x.tenant_id and w.part_id = x.part_id and w.user_id = m.user_id
                 order by w.started desc, w.id limit 1) as "activityWorkflowId",
               (select p.user_id from team_participants p
                 where p.tenant_id = x.tenant_id and p.work_id = x.id and p.has_submitted) as "submittedBy"
          from group_activity_workflows x
          join groups g on g.tenant_id = x.tenant_id and g.id = x.group_id
          join group_members m on m.tenant_id = g.tenant_id and m.group_id = g.id and m.user_id = ${userId}
          join activity_parts p on p.tenant_id = x.tenant_id and p.id = x.part_id
          join objective_workflow_aggregates a
            on a.tenant_id = p.tenant_id and a.objective_id = p.objective_id and a.user_id = m.user_id
         where x.tenant_id = ${tenantId} and x.id = ${id} and a.id = ${aggregateId}`,
  );
  return work && { ...work, participants: await listWhoOpened(db, tenantId, id) };
}

/** Who of the group has opened it, by name. */
function listWhoOpened(db: Db, tenantId: string, id: string): Promise<GroupWork['participants']> {
  return db.query<GroupWork['participants'][number]>(
    sql`select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", t.last_seen as "lastSeen",
               t.ready is not null and t.ready_version is not distinct from x.version as ready
          from team_participants t
          join group_activity_workflows x on x.tenant_id = t.tenant_id and x.id = t.work_id
          join group_members m on m.tenant_id = x.tenant_id and m.group_id = x.group_id and m.user_id = t.user_id
          join users u on u.tenant_id = t.tenant_id and u.id = t.user_id
         where t.tenant_id = ${tenantId} and t.work_id = ${id}
         order by u.last_name, u.first_name, u.id`,
  );
}

/** [3.10] */
export const PARTICIPANT_FIELDS: ListFields = {
  id: { column: trusted('u.id'), type: 'id' },
  userId: { column: trusted('u.id'), type: 'id' },
  firstName: { column: trusted('u.first_name'), type: 'text' },
  lastName: { column: trusted('u.last_name'), type: 'text' },
  'group.id': { column: trusted('g.id'), type: 'id' },
  'group.name': { column: trusted('g.name'), type: 'text' },
};

/** [7.16] Who takes the activity in the learner's group, by name; nobody, where it is taken alone. */
export function listParticipants(
  db: Db,
  { tenantId, userId }: Learner,
  { partId, query }: { partId: string; query: ListQuery },
): Promise<ListPage<Participant>> {
  const list = compileListQuery(query, PARTICIPANT_FIELDS, sql`u.last_name, u.first_name, u.id`);
  return readListPage(db, list, {
    columns: sql`u.id, u.id as "userId", u.first_name as "firstName", u.last_name as "lastName",
                 jsonb_build_object('id', g.id, 'name', g.name) as "group"`,
    from: sql`from group_members own
          join group_activity_workflows x on x.tenant_id = own.tenant_id and x.group_id = own.group_id
          join groups g on g.tenant_id = own.tenant_id and g.id = own.group_id
          join group_members m on m.tenant_id = g.tenant_id and m.group_id = g.id
          join users u on u.tenant_id = m.tenant_id and u.id = m.user_id
         where own.tenant_id = ${tenantId} and own.user_id = ${userId} and x.part_id = ${partId}`,
  });
}

export async function insertGroupActivityWorkflow(
  db: Db,
  tenantId: string,
  { id, groupId, partId, started }: { id: string; groupId: string; partId: string; started: Date },
): Promise<void> {
  await db.query(
    sql`insert into group_activity_workflows (tenant_id, id, group_id, part_id, state, started)
        values (${tenantId}, ${id}, ${groupId}, ${partId}, 'inProgress', ${started})`,
  );
}
