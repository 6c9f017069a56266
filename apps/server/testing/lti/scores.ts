import { sql } from '../../src/db/sql';
import type { Asked, TestApp } from '../test-app';
import { ADA, NORTH } from '../test-tenants';
import { ensureLtiSubjects } from '../../src/store/lti/lti-subjects';
import type { TakenLti } from './lti-world';
import type { TestTool } from './test-tool';
import { askService, tokenFor } from './tool-client';

export const SCORE_TYPE = 'application/vnd.ims.lis.v1.score+json';

/** For tests: the address of the line item that the launch of this attempt names. */
export function lineItemOf({ objectiveId, linkId, activityWorkflowId }: TakenLti): string {
  return `/lti/ags/${objectiveId}/lineitems/${linkId}.${activityWorkflowId}`;
}

export async function subjectOf(
  { db }: TestApp,
  tool: Pick<TestTool, 'id'>,
  userId = ADA.id,
): Promise<string> {
  const subjects = await ensureLtiSubjects(db, { tenantId: NORTH.id, toolId: tool.id }, [userId]);
  return subjects.get(userId) ?? '';
}

/** For tests: a complete, full score of now; a test states only what differs. */
export async function sendScore(
  server: TestApp,
  {
    tool,
    taken,
    differs = {},
    token,
    lineItem,
  }: {
    tool: TestTool;
    taken: TakenLti;
    differs?: Record<string, unknown>;
    token?: string;
    lineItem?: string;
  },
): Promise<Asked> {
  const body = {
    userId: await subjectOf(server, tool),
    timestamp: server.clock.now.toISOString(),
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
    scoreGiven: 8,
    scoreMaximum: 10,
    ...differs,
  };
  return askService(server, `${lineItem ?? lineItemOf(taken)}/scores`, {
    token: token ?? (await tokenFor(server, tool)),
    method: 'POST',
    body,
    type: SCORE_TYPE,
  });
}

export type Standing = {
  attempt: string;
  activity: string;
  score: number | null;
  records: number;
  events: number;
  launches: number;
  tokens: number;
};

/** For tests: everything that a refused request must leave as it was. */
export async function standingOf({ db }: TestApp, taken: TakenLti): Promise<Standing> {
  const [row] = await db.query<Standing>(
    sql`select a.state as attempt, w.state as activity,
               (select r.normalized_score from activity_records r
                 where r.tenant_id = w.tenant_id and r.activity_workflow_id = w.id) as score,
               (select count(*)::int from objective_records r
                 where r.tenant_id = a.tenant_id and r.workflow_id = a.id) as records,
               (select count(*)::int from lti_score_events) as events,
               (select count(*)::int from lti_launches) as launches,
               (select count(*)::int from lti_access_tokens) as tokens
          from activity_workflows w
          join objective_workflows a on a.tenant_id = w.tenant_id and a.id = w.objective_workflow_id
         where w.tenant_id = ${NORTH.id} and w.id = ${taken.activityWorkflowId}`,
  );
  if (!row) throw new Error('The attempt is gone');
  return row;
}
