import { type Db, findOne } from '../../db/db';
import { sql, trusted } from '../../db/sql';
import { LEARNER_FACTS, type LearnerFactsRow } from '../people/learner-facts';

export type LtiMode = 'take' | 'review';
export type LtiDocumentTarget = 'iframe' | 'window';

/** A launch that a learner has asked for and a tool has not yet received. */
export type LtiLaunch = {
  hintHash: string;
  messageHint: string;
  /** Of the session that asked. */
  sessionHash: string;
  toolId: string;
  userId: string;
  objectiveWorkflowId: string;
  activityWorkflowId: string;
  mode: LtiMode;
  documentTarget: LtiDocumentTarget;
  /** May the learner be told what the attempt is worth, and what would have been right? */
  tellsResults: boolean;
  tellsAnswers: boolean;
  expires: Date;
};

const COLUMNS =
  trusted(`hint_hash as "hintHash", message_hint as "messageHint", session_hash as "sessionHash",
  tool_id as "toolId", user_id as "userId", objective_workflow_id as "objectiveWorkflowId",
  activity_workflow_id as "activityWorkflowId", mode, document_target as "documentTarget",
  tells_results as "tellsResults", tells_answers as "tellsAnswers", expires`);

export async function insertLtiLaunch(db: Db, tenantId: string, launch: LtiLaunch): Promise<void> {
  const { hintHash, messageHint, sessionHash, toolId, userId, objectiveWorkflowId, activityWorkflowId } =
    launch;
  await db.query(
    sql`insert into lti_launches (tenant_id, hint_hash, message_hint, session_hash, tool_id, user_id,
               objective_workflow_id, activity_workflow_id, mode, document_target, tells_results, tells_answers, expires)
        values (${tenantId}, ${hintHash}, ${messageHint}, ${sessionHash}, ${toolId}, ${userId},
                ${objectiveWorkflowId}, ${activityWorkflowId}, ${launch.mode}, ${launch.documentTarget}, ${launch.tellsResults}, ${launch.tellsAnswers},
                ${launch.expires})`,
  );
}

/** With whether the session that asked for it still lives, and its person may still learn. */
export function findLtiLaunch(
  db: Db,
  { tenantId, hintHash, now }: { tenantId: string; hintHash: string; now: Date },
): Promise<(LtiLaunch & LearnerFactsRow & { hasSession: boolean }) | null> {
  return findOne(
    db,
    sql`select ${COLUMNS}, exists (select from sessions s where s.tenant_id = l.tenant_id
                 and s.id_hash = l.session_hash and s.user_id = l.user_id and s.expires > ${now}) as "hasSession",
               ${LEARNER_FACTS}
          from lti_launches l
          join users u on u.tenant_id = l.tenant_id and u.id = l.user_id
         where l.tenant_id = ${tenantId} and l.hint_hash = ${hintHash}`,
  );
}

/** Takes the launch away and notes the nonce: of any number of requests with the same hint or nonce, one is true. */
export async function takeLtiLaunch(
  db: Db,
  { tenantId, hintHash, toolId, nonceHash, nonceExpires }: TakenLaunch,
): Promise<boolean> {
  const row = await findOne(
    db,
    sql`with taken as (
          delete from lti_launches where tenant_id = ${tenantId} and hint_hash = ${hintHash} returning hint_hash)
        insert into lti_used_values (tenant_id, tool_id, kind, value_hash, expires)
        select ${tenantId}::uuid, ${toolId}::uuid, 'launch', ${nonceHash}, ${nonceExpires}::timestamptz from taken
        on conflict do nothing
        returning value_hash`,
  );
  return row !== null;
}

type TakenLaunch = {
  tenantId: string;
  hintHash: string;
  toolId: string;
  nonceHash: string;
  nonceExpires: Date;
};

/** Whatever of the tools' protocols nobody can use any more. */
export async function deleteExpiredLti(db: Db, now: Date): Promise<void> {
  await db.query(sql`delete from lti_launches where expires <= ${now}`);
  await db.query(sql`delete from lti_used_values where expires <= ${now}`);
  await db.query(sql`delete from lti_access_tokens where expires <= ${now}`);
}
