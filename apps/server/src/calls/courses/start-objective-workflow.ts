import type { startObjectiveWorkflow } from '@lantern/contract/courses/start-objective-workflow';
import { ProblemError } from '@lantern/contract/problem-error';
import { startAttempt } from '../../attempts/start-attempt';
import type { CommandHandler } from '../../commands/serve-command';
import { refusalText } from '../../texts/refusal-texts';

/** [4.8] */
export const handleStartObjectiveWorkflow: CommandHandler<typeof startObjectiveWorkflow> = async (
  { body: { id, objectiveWorkflowAggregateId: aggregateId } },
  { db, tenant, session, now, locale },
) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const outcome = await startAttempt(db, { learner, id, aggregateId }, now);
  if (outcome.kind === 'done') return { kind: 'completed', entityId: id, outcome: outcome.workflow };
  if (outcome.reason === 'idReused') throw new ProblemError('idReused');
  const field = outcome.reason === 'notEnrolled' ? 'objectiveWorkflowAggregateId' : '_';
  return { kind: 'failed', errors: { [field]: [refusalText(outcome.reason, locale)] } };
};
