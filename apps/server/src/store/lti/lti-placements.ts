import type { PlatformRole } from '@lantern/domain/access/roles';
import type { GradeRevealPolicy, LifecycleState } from '@lantern/domain/vocabulary';
import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

/** Everything that a message to a tool tells about one attempt at an activity and about its learner. */
export type LtiPlacement = {
  toolId: string;
  deploymentId: string;
  targetLinkUri: string;
  custom: Record<string, string>;
  scoreMaximum: number;
  preferredWidth: number | null;
  preferredHeight: number | null;
  /** The part, or the course where its root is the activity. */
  resourceLinkId: string;
  partId: string | null;
  gradeRevealPolicy: GradeRevealPolicy;
  gradeRevealDate: Date | null;
  activityName: string;
  /** How often the activity was begun in this attempt at its course. */
  attemptNumber: number;
  objectiveId: string;
  objectiveName: string;
  objectiveCode: string;
  /** [4.18] */
  courseState: LifecycleState;
  firstName: string;
  lastName: string;
  email: string;
  roles: PlatformRole[];
};

/** Of one of the learner's own attempts; null when it opens no tool. */
export function findLtiPlacement(
  db: Db,
  { tenantId, userId, activityWorkflowId }: { tenantId: string; userId: string; activityWorkflowId: string },
): Promise<LtiPlacement | null> {
  return findOne<LtiPlacement>(
    db,
    sql`select l.tool_id as "toolId", l.deployment_id as "deploymentId", l.target_link_uri as "targetLinkUri",
               l.custom, l.score_maximum as "scoreMaximum", v.preferred_width as "preferredWidth",
               v.preferred_height as "preferredHeight", w.attempts as "attemptNumber",
               g.grade_reveal_policy as "gradeRevealPolicy", g.grade_reveal_date as "gradeRevealDate", coalesce(p.id, o.id) as "resourceLinkId",
               p.id as "partId", v.name as "activityName", o.id as "objectiveId", o.name as "objectiveName",
               o.code as "objectiveCode", o.state as "courseState", u.first_name as "firstName", u.last_name as "lastName", u.email,
               array(select r.role from user_roles r where r.tenant_id = u.tenant_id and r.user_id = u.id
                      order by r.role) as roles
          from activity_workflows w
          join objective_workflows a on a.tenant_id = w.tenant_id and a.id = w.objective_workflow_id
          join objective_workflow_aggregates g on g.tenant_id = a.tenant_id and g.id = a.aggregate_id
          join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
          left join activity_parts p on p.tenant_id = w.tenant_id and p.id = w.part_id
          join activities v on v.tenant_id = w.tenant_id and v.id = coalesce(p.activity_id, o.activity_id)
          join lti_links l on l.tenant_id = v.tenant_id and l.activity_id = v.id
          join users u on u.tenant_id = w.tenant_id and u.id = w.user_id
         where w.tenant_id = ${tenantId} and w.user_id = ${userId} and w.id = ${activityWorkflowId}`,
  );
}
