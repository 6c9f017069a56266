import type { Db } from '../db/db';
import { sql } from '../db/sql';

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
    sql`insert into lti_links (tenant_id, activity_id, tool_id, deployment_id, target_link_uri, custom, score_maximum)
        select ${tenantId}::uuid, l."activityId", l."toolId", l."deploymentId", l."targetLinkUri", l.custom,
               l."scoreMaximum"
          from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l ("activityId" uuid, "toolId" uuid,
               "deploymentId" text, "targetLinkUri" text, custom jsonb, "scoreMaximum" double precision)
        on conflict (tenant_id, activity_id) do update
          set tool_id = excluded.tool_id, deployment_id = excluded.deployment_id,
              target_link_uri = excluded.target_link_uri, custom = excluded.custom,
              score_maximum = excluded.score_maximum`,
  );
}
