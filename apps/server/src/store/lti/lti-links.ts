import type { ActivityType } from '@lantern/domain/vocabulary';
import { type Db, findOne } from '../../db/db';
import { type Sql, sql } from '../../db/sql';

/** What an activity of type lti opens. */
export type NewLtiLink = {
  activityId: string;
  toolId: string;
  deploymentId: string;
  targetLinkUri: string;
  custom: Record<string, string>;
  scoreMaximum: number;
};

/** The links of many activities at once; an activity has one. */
export async function upsertLtiLinks(db: Db, tenantId: string, links: NewLtiLink[]): Promise<void> {
  await db.query(
    sql`${insertion(tenantId, links)}
          set tool_id = excluded.tool_id, deployment_id = excluded.deployment_id,
              target_link_uri = excluded.target_link_uri, custom = excluded.custom,
              score_maximum = excluded.score_maximum`,
  );
}

/** The same, but what an operator has linked to another tool stays there. */
export async function renewLtiLinks(db: Db, tenantId: string, links: NewLtiLink[]): Promise<void> {
  await db.query(
    sql`${insertion(tenantId, links)}
          set deployment_id = excluded.deployment_id, target_link_uri = excluded.target_link_uri,
              custom = excluded.custom, score_maximum = excluded.score_maximum
        where lti_links.tool_id = excluded.tool_id`,
  );
}

/** The links of quizzes whose questions we keep: their tool is somewhere else now. */
export async function moveQuizLinks(
  db: Db,
  tenantId: string,
  { toolId, deploymentId, targetLinkUri }: Pick<NewLtiLink, 'toolId' | 'deploymentId' | 'targetLinkUri'>,
): Promise<void> {
  await db.query(
    sql`update lti_links l set deployment_id = ${deploymentId}, target_link_uri = ${targetLinkUri}
          from quizzes q
         where l.tenant_id = ${tenantId} and l.tool_id = ${toolId}
           and q.tenant_id = l.tenant_id and q.activity_id = l.activity_id`,
  );
}

function insertion(tenantId: string, links: NewLtiLink[]): Sql {
  return sql`insert into lti_links (tenant_id, activity_id, tool_id, deployment_id, target_link_uri, custom, score_maximum)
        select ${tenantId}::uuid, l."activityId", l."toolId", l."deploymentId", l."targetLinkUri", l.custom,
               l."scoreMaximum"
          from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l ("activityId" uuid, "toolId" uuid,
               "deploymentId" text, "targetLinkUri" text, custom jsonb, "scoreMaximum" double precision)
        on conflict (tenant_id, activity_id) do update`;
}

export type LinkedActivity = {
  activityId: string;
  name: string;
  type: ActivityType;
  /** Its questions are kept here: they came with the folder of its course. */
  isQuiz: boolean;
};

/** The activity at an axis of a course, or the course's own; `course` is its code or its id. */
export function findLinkedActivities(
  db: Db,
  tenantId: string,
  { course, axis }: { course: string; axis: string | null },
): Promise<LinkedActivity[]> {
  return db.query<LinkedActivity>(
    sql`select v.id as "activityId", v.name, v.type,
               exists (select from quizzes q where q.tenant_id = v.tenant_id and q.activity_id = v.id) as "isQuiz"
          from objectives o
          left join activity_parts p
            on p.tenant_id = o.tenant_id and p.objective_id = o.id and p.axis = ${axis}
          join activities v
            on v.tenant_id = o.tenant_id
           and v.id = case when ${axis}::text is null then o.activity_id else p.activity_id end
         where o.tenant_id = ${tenantId} and (o.code = ${course} or o.id::text = ${course})`,
  );
}

export type LtiLink = {
  course: string;
  /** Null where the course itself opens the tool. */
  axis: string | null;
  clientId: string;
  name: string;
  targetLinkUri: string;
};

export function listLtiLinks(db: Db, tenantId: string): Promise<LtiLink[]> {
  return db.query<LtiLink>(
    sql`select coalesce(nullif(o.code, ''), o.id::text) as course, p.axis, t.client_id as "clientId", v.name,
               l.target_link_uri as "targetLinkUri"
          from lti_links l
          join lti_tools t on t.tenant_id = l.tenant_id and t.id = l.tool_id
          join activities v on v.tenant_id = l.tenant_id and v.id = l.activity_id
          left join activity_parts p on p.tenant_id = v.tenant_id and p.activity_id = v.id
          join objectives o
            on o.tenant_id = v.tenant_id and (o.id = p.objective_id or (p.id is null and o.activity_id = v.id))
         where l.tenant_id = ${tenantId}
         order by course, p.axis nulls first, v.id, p.id`,
  );
}

/** False when there was none. */
export async function deleteLtiLink(db: Db, tenantId: string, activityId: string): Promise<boolean> {
  const row = await findOne(
    db,
    sql`delete from lti_links where tenant_id = ${tenantId} and activity_id = ${activityId} returning activity_id`,
  );
  return row !== null;
}
