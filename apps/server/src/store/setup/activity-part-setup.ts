import type { ActivityType, ContentType, DisplayMode, LifecycleState } from '@lantern/domain/vocabulary';
import type { TeamManner } from '@lantern/domain/team/team-activity';
import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import { insertContents, type PartContent } from './activity-content-setup';
import type { StoredConstraint } from '../activities/stored-constraint';

/** [3.7] A part with the activity that stands in it. */
export type NewPart = {
  id: string;
  activityId: string;
  objectiveId: string;
  /** null: directly below the root. */
  parentId: string | null;
  order: number;
  axis: string;
  optional: boolean;
  scoreWeight: number;
  needsGrading: boolean;
  requiresPrevious: boolean;
  passingScore: number | null;
  maxAttempts: number | null;
  constraint: StoredConstraint | null;
  name: string;
  code: string;
  type: ActivityType;
  state: LifecycleState;
  supportReview: boolean;
  supportMobileView: boolean;
  proctored: boolean;
  activityType: ContentType | null;
  displayMode: DisplayMode | null;
  preferredWidth: number | null;
  preferredHeight: number | null;
  childrenCount: number;
  /** Seconds. */
  duration: number | null;
  /** [3.2] Null where everybody takes it alone. */
  team: TeamManner | null;
  content: PartContent | null;
};

/** The trees of many courses at once, with what is in their activities. */
export async function insertParts(db: Db, tenantId: string, parts: NewPart[]): Promise<void> {
  const rows = JSON.stringify(
    parts.map(({ team, ...part }) => ({ ...part, ...(team && { team }), content: null })),
  );
  await db.query(
    sql`insert into activities (tenant_id, id, name, code, type, state, support_review, support_mobile_view, proctored,
               activity_type, display_mode, preferred_width, preferred_height, children_count, duration,
               support_collaborative_mode, support_personal_mode, team_policy)
        select ${tenantId}::uuid, p."activityId", p.name, p.code, p.type, p.state, p."supportReview",
               p."supportMobileView", p.proctored, p."activityType", p."displayMode", p."preferredWidth",
               p."preferredHeight", p."childrenCount", p.duration,
               p.team is not null, coalesce((p.team ->> 'mayBeAlone')::boolean, true), p.team ->> 'policy'
          from jsonb_to_recordset(${rows}::jsonb) as p ("activityId" uuid, name text, code text, type text,
               state text, "supportReview" boolean, "supportMobileView" boolean, proctored boolean, "activityType" text,
               "displayMode" text, "preferredWidth" int, "preferredHeight" int, "childrenCount" int, duration int,
               team jsonb)`,
  );
  await db.query(
    sql`insert into activity_parts (tenant_id, id, objective_id, parent_id, activity_id, position, axis, optional,
               score_weight, needs_grading, requires_previous, passing_score, max_attempts, activity_constraint)
        select ${tenantId}::uuid, p.id, p."objectiveId", p."parentId", p."activityId", p."order", p.axis, p.optional,
               p."scoreWeight", p."needsGrading", p."requiresPrevious", p."passingScore", p."maxAttempts", nullif(p."constraint", 'null'::jsonb)
          from jsonb_to_recordset(${rows}::jsonb) as p (id uuid, "objectiveId" uuid, "parentId" uuid,
               "activityId" uuid, "order" int, axis text, optional boolean, "scoreWeight" double precision,
               "needsGrading" boolean, "requiresPrevious" boolean, "passingScore" double precision, "maxAttempts" int,
               "constraint" jsonb)`,
  );
  await insertContents(
    db,
    tenantId,
    parts.flatMap(({ activityId, content }) => (content ? [{ activityId, ...content }] : [])),
  );
}
