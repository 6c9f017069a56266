import { randomUUID } from 'node:crypto';
import { reopenObjectiveWorkflow } from '@lantern/contract/grading/reopen-objective-workflow';
import { reopenAttempt } from '../../attempts/grading/reopen-attempt';
import { command } from '../../commands/command';
import { gradingRefusal } from './grading-refusal';

/** [4.3] */
export const handleReopenObjectiveWorkflow = command(
  reopenObjectiveWorkflow,
  async ({ body: { objectiveWorkflowId } }, { db, tenant, session, now, locale }) => {
    const asked = { tenantId: tenant.id, objectiveWorkflowId, userId: session.userId };
    const outcome = await reopenAttempt(db, asked, { now, newId: randomUUID });
    if (outcome.kind === 'refused') return gradingRefusal(outcome, { field: 'objectiveWorkflowId', locale });
    const state = outcome.attemptState;
    return { kind: 'completed', entityId: objectiveWorkflowId, outcome: { objectiveWorkflowId, state } };
  },
);
