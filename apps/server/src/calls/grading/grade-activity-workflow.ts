import { randomUUID } from 'node:crypto';
import { gradeActivityWorkflow } from '@lantern/contract/grading/grade-activity-workflow';
import { gradeActivity } from '../../attempts/grading/grade-activity';
import { command } from '../../commands/command';
import { gradingRefusal } from './grading-refusal';

/** [4.3] */
export const handleGradeActivityWorkflow = command(
  gradeActivityWorkflow,
  async ({ body: { activityWorkflowId, score, maxScore } }, { db, tenant, session, now, locale }) => {
    const grader = { tenantId: tenant.id, actor: 'grader' as const, userId: session.userId };
    const grading = { ...grader, activityWorkflowId, score, maxScore };
    const outcome = await gradeActivity(db, grading, { now, newId: randomUUID });
    if (outcome.kind === 'refused') return gradingRefusal(outcome, { field: 'activityWorkflowId', locale });
    const { objectiveWorkflowId, attemptState: state } = outcome;
    return { kind: 'completed', entityId: activityWorkflowId, outcome: { objectiveWorkflowId, state } };
  },
);
