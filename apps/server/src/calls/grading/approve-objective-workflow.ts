import { randomUUID } from 'node:crypto';
import { approveObjectiveWorkflow } from '@lantern/contract/grading/approve-objective-workflow';
import { approveAttempt } from '../../attempts/grading/approve-attempt';
import { command } from '../../commands/command';
import { gradingRefusal } from './grading-refusal';

/** [4.3] */
export const handleApproveObjectiveWorkflow = command(
  approveObjectiveWorkflow,
  async ({ body: { objectiveWorkflowId } }, { db, tenant, session, now, locale }) => {
    const asked = { tenantId: tenant.id, objectiveWorkflowId, userId: session.userId };
    const outcome = await approveAttempt(db, asked, { now, newId: randomUUID });
    if (outcome.kind === 'refused') return gradingRefusal(outcome, { field: 'objectiveWorkflowId', locale });
    const state = outcome.attemptState;
    return { kind: 'completed', entityId: objectiveWorkflowId, outcome: { objectiveWorkflowId, state } };
  },
);
