import { startObjectiveWorkflow } from '@lantern/contract/courses/start-objective-workflow';
import { ProblemError } from '@lantern/contract/problem-error';
import { startAttempt } from '../../attempts/start-attempt';
import { command } from '../../commands/command';
import { refusalText } from '../../texts/refusal-texts';

/** [4.8] */
export const handleStartObjectiveWorkflow = command(
  startObjectiveWorkflow,
  async ({ body: { id, objectiveWorkflowAggregateId: aggregateId } }, { db, learner, now, locale }) => {
    const outcome = await startAttempt(db, { learner, id, aggregateId }, now);
    if (outcome.kind === 'done') return { kind: 'completed', entityId: id, outcome: outcome.workflow };
    if (outcome.reason === 'idReused') throw new ProblemError('idReused');
    const field = outcome.reason === 'notEnrolled' ? 'objectiveWorkflowAggregateId' : '_';
    return { kind: 'failed', errors: { [field]: [refusalText(outcome.reason, locale)] } };
  },
);
