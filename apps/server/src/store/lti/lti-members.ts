import type { ToolScore } from '@lantern/domain/lti/tool-score';
import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';
import type { LineItemContext } from './lti-line-items';

export type LtiMember = {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  groupIds: string[];
};

/** [3.10] Those who take an activity of this tool in a group, in one course. */
export function listLtiMembers(
  db: Db,
  { tenantId, toolId, objectiveId }: LineItemContext,
  { resourceLinkId, limit, after }: { resourceLinkId: string | null; limit: number; after: string | null },
): Promise<LtiMember[]> {
  return db.query<LtiMember>(
    sql`select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.email,
               array_agg(distinct m.group_id) as "groupIds"
          from activity_parts p
          join lti_links l on l.tenant_id = p.tenant_id and l.activity_id = p.activity_id and l.tool_id = ${toolId}
          join group_activity_workflows w on w.tenant_id = p.tenant_id and w.part_id = p.id
          join group_members m on m.tenant_id = w.tenant_id and m.group_id = w.group_id
          join users u on u.tenant_id = m.tenant_id and u.id = m.user_id
         where p.tenant_id = ${tenantId} and p.objective_id = ${objectiveId}
           and (${resourceLinkId}::text is null or p.id::text = ${resourceLinkId})
           and (${after}::uuid is null or u.id > ${after}::uuid)
         group by u.id, u.first_name, u.last_name, u.email
         order by u.id limit ${limit}`,
  );
}

/** [3.10] The group in which a learner takes an activity; null when they take it alone. */
export async function findLtiGroup(
  db: Db,
  { tenantId, activityWorkflowId }: { tenantId: string; activityWorkflowId: string },
): Promise<string | null> {
  const row = await findOne<{ id: string }>(
    db,
    sql`select g.group_id as id
          from activity_workflows w
          join group_activity_workflows g on g.tenant_id = w.tenant_id and g.part_id = w.part_id
          join group_members m on m.tenant_id = g.tenant_id and m.group_id = g.group_id and m.user_id = w.user_id
         where w.tenant_id = ${tenantId} and w.id = ${activityWorkflowId}
         order by g.group_id limit 1`,
  );
  return row?.id ?? null;
}

export type SharedAttempt = { activityWorkflowId: string; userId: string };

/** The latest attempts of a group's other members at the same activity, in the order in which they are to be locked. */
export function listSharedAttempts(
  db: Db,
  { tenantId, activityWorkflowId }: { tenantId: string; activityWorkflowId: string },
): Promise<SharedAttempt[]> {
  return db.query<SharedAttempt>(
    sql`select s.id as "activityWorkflowId", s.user_id as "userId"
          from (select distinct on (o.user_id) o.id, o.user_id, a.aggregate_id
                  from activity_workflows w
                  join group_activity_workflows g on g.tenant_id = w.tenant_id and g.part_id = w.part_id
                  join group_members me
                    on me.tenant_id = g.tenant_id and me.group_id = g.group_id and me.user_id = w.user_id
                  join group_members m on m.tenant_id = g.tenant_id and m.group_id = g.group_id
                  join activity_workflows o
                    on o.tenant_id = m.tenant_id and o.part_id = w.part_id and o.user_id = m.user_id
                  join objective_workflows a on a.tenant_id = o.tenant_id and a.id = o.objective_workflow_id
                 where w.tenant_id = ${tenantId} and w.id = ${activityWorkflowId}
                 order by o.user_id, o.started desc, o.id) s
         order by s.aggregate_id`,
  );
}

export type GroupScore = ToolScore & {
  toolId: string;
  lineItemId: string;
  occurred: Date;
  comment: string | null;
};

/** [3.10] The latest score of what the learner's group has handed in at this activity; null while it has not. */
export function findGroupScore(
  db: Db,
  { tenantId, activityWorkflowId }: { tenantId: string; activityWorkflowId: string },
): Promise<GroupScore | null> {
  return findOne<GroupScore>(
    db,
    sql`select e.tool_id as "toolId", e.line_item_id as "lineItemId", e.occurred, e.comment,
               e.activity_progress as "activityProgress", e.grading_progress as "gradingProgress",
               e.score_given as "scoreGiven", e.score_maximum as "scoreMaximum"
          from activity_workflows w
          join group_activity_workflows g on g.tenant_id = w.tenant_id and g.part_id = w.part_id
          join group_members me on me.tenant_id = g.tenant_id and me.group_id = g.group_id and me.user_id = w.user_id
          join group_members m on m.tenant_id = g.tenant_id and m.group_id = g.group_id and m.user_id <> w.user_id
          join lti_score_events e
            on e.tenant_id = m.tenant_id and e.line_item_id = w.part_id and e.user_id = m.user_id
           and e.activity_workflow_id is not null
         where w.tenant_id = ${tenantId} and w.id = ${activityWorkflowId}
           and e.activity_progress in ('Submitted', 'Completed')
         order by e.occurred desc limit 1`,
  );
}

/** [3.10] The group's own workflow stands where the attempt stands that moved it. */
export async function updateGroupWorkflow(
  db: Db,
  { tenantId, activityWorkflowId }: { tenantId: string; activityWorkflowId: string },
): Promise<void> {
  await db.query(
    sql`update group_activity_workflows g
           set state = w.state, submitted = w.submitted, finished = w.finished
          from activity_workflows w
          join group_members m on m.tenant_id = w.tenant_id and m.user_id = w.user_id
         where w.tenant_id = ${tenantId} and w.id = ${activityWorkflowId} and g.tenant_id = w.tenant_id
           and g.part_id = w.part_id and g.group_id = m.group_id`,
  );
}
