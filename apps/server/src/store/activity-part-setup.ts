import type { ActivityType, LifecycleState } from '@lantern/domain/vocabulary';
import type { Db } from '../db/db';
import { sql } from '../db/sql';
import type { StoredConstraint } from './stored-constraint';

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
  constraint: StoredConstraint | null;
  name: string;
  code: string;
  type: ActivityType;
  state: LifecycleState;
  supportReview: boolean;
  childrenCount: number;
  /** Seconds. */
  duration: number | null;
};

/** The trees of many courses at once. */
export async function insertParts(db: Db, tenantId: string, parts: NewPart[]): Promise<void> {
  const rows = JSON.stringify(parts);
  await db.query(
    sql`insert into activities (tenant_id, id, name, code, type, state, support_review, children_count, duration)
        select ${tenantId}::uuid, p."activityId", p.name, p.code, p.type, p.state, p."supportReview",
               p."childrenCount", p.duration
          from jsonb_to_recordset(${rows}::jsonb) as p ("activityId" uuid, name text, code text, type text,
               state text, "supportReview" boolean, "childrenCount" int, duration int)`,
  );
  await db.query(
    sql`insert into activity_parts (tenant_id, id, objective_id, parent_id, activity_id, position, axis, optional,
               score_weight, needs_grading, activity_constraint)
        select ${tenantId}::uuid, p.id, p."objectiveId", p."parentId", p."activityId", p."order", p.axis, p.optional,
               p."scoreWeight", p."needsGrading", nullif(p."constraint", 'null'::jsonb)
          from jsonb_to_recordset(${rows}::jsonb) as p (id uuid, "objectiveId" uuid, "parentId" uuid,
               "activityId" uuid, "order" int, axis text, optional boolean, "scoreWeight" double precision,
               "needsGrading" boolean, "constraint" jsonb)`,
  );
}
