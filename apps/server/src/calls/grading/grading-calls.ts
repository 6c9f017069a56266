import { randomUUID } from 'node:crypto';
import { approveObjectiveWorkflow } from '@lantern/contract/grading/approve-objective-workflow';
import { getWorkToGrade } from '@lantern/contract/grading/get-work-to-grade';
import { getTeamWorkToGrade } from '@lantern/contract/grading/get-team-work-to-grade';
import { gradeActivityWorkflow } from '@lantern/contract/grading/grade-activity-workflow';
import { reopenObjectiveWorkflow } from '@lantern/contract/grading/reopen-objective-workflow';
import { ProblemError } from '@lantern/contract/problem-error';
import { approveAttempt } from '../../attempts/grading/approve-attempt';
import { gradeActivity } from '../../attempts/grading/grade-activity';
import { reopenAttempt } from '../../attempts/grading/reopen-attempt';
import { command } from '../../commands/command';
import type { Failed } from '../../commands/run-command';
import { type ServedCall, call } from '../../http/served-call';
import { listWorkToGrade } from '../../store/activities/work-to-grade';
import { findTeamWorkToGrade } from '../../store/team/team-work-to-grade';
import { type RefusalKind, refusalText } from '../../texts/refusal-texts';
import { MOST_WORK_TO_GRADE } from '../limits';

const handleGetWorkToGrade = call(getWorkToGrade, (_input, { db, tenant, session }) =>
  listWorkToGrade(db, { tenantId: tenant.id, graderId: session.userId }, MOST_WORK_TO_GRADE),
);

/** [4.3] [1.3] */
const handleGetTeamWorkToGrade = call(
  getTeamWorkToGrade,
  async ({ params: { activityWorkflowId } }, { db, tenant, session }) => {
    const asked = { tenantId: tenant.id, graderId: session.userId, activityWorkflowId };
    const work = await findTeamWorkToGrade(db, asked);
    if (!work) throw new ProblemError('notFound');
    return work;
  },
);

/** [4.3] */
const handleGradeActivityWorkflow = command(
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

/** [4.3] */
const handleApproveObjectiveWorkflow = command(
  approveObjectiveWorkflow,
  async ({ body: { objectiveWorkflowId } }, { db, tenant, session, now, locale }) => {
    const asked = { tenantId: tenant.id, objectiveWorkflowId, userId: session.userId };
    const outcome = await approveAttempt(db, asked, { now, newId: randomUUID });
    if (outcome.kind === 'refused') return gradingRefusal(outcome, { field: 'objectiveWorkflowId', locale });
    const state = outcome.attemptState;
    return { kind: 'completed', entityId: objectiveWorkflowId, outcome: { objectiveWorkflowId, state } };
  },
);

/** [4.3] */
const handleReopenObjectiveWorkflow = command(
  reopenObjectiveWorkflow,
  async ({ body: { objectiveWorkflowId } }, { db, tenant, session, now, locale }) => {
    const asked = { tenantId: tenant.id, objectiveWorkflowId, userId: session.userId };
    const outcome = await reopenAttempt(db, asked, { now, newId: randomUUID });
    if (outcome.kind === 'refused') return gradingRefusal(outcome, { field: 'objectiveWorkflowId', locale });
    const state = outcome.attemptState;
    return { kind: 'completed', entityId: objectiveWorkflowId, outcome: { objectiveWorkflowId, state } };
  },
);

export const GRADING_CALLS: readonly ServedCall[] = [
  handleGetWorkToGrade,
  handleGetTeamWorkToGrade,
  handleGradeActivityWorkflow,
  handleApproveObjectiveWorkflow,
  handleReopenObjectiveWorkflow,
];

/** [4.3] Why a grader's step was not done. What is unknown and what is another tenant's sound the same. */
function gradingRefusal(
  { reason }: { reason: RefusalKind },
  { field, locale }: { field: string; locale: string },
): Failed {
  if (reason === 'attemptNotFound') throw new ProblemError('notFound');
  return { kind: 'failed', errors: { [field]: [refusalText(reason, locale)] } };
}
