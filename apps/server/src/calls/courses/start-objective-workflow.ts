import type { startObjectiveWorkflow } from '@lantern/contract/courses/start-objective-workflow';
import { ProblemError } from '@lantern/contract/problem-error';
import { startRefusal } from '@lantern/domain/course/start-refusal';
import type { CommandHandler } from '../../commands/serve-command';
import { insertObjectiveWorkflow, lockAggregate } from '../../store/attempts/objective-workflows';
import { refusalText } from '../../texts/refusal-texts';

/** [4.8] The same rule that draws the button is the gate. */
export const handleStartObjectiveWorkflow: CommandHandler<typeof startObjectiveWorkflow> = async (
  { body },
  { db, tenant, session, now, locale },
) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const aggregateId = body.objectiveWorkflowAggregateId;
  const course = await lockAggregate(db, learner, aggregateId);
  if (!course) {
    return { kind: 'failed', errors: { objectiveWorkflowAggregateId: [refusalText('notEnrolled', locale)] } };
  }
  const refusal = startRefusal(course, now);
  if (refusal) return { kind: 'failed', errors: { _: [refusalText(refusal.kind, locale)] } };

  const isNew = await insertObjectiveWorkflow(db, { ...learner, id: body.id, aggregateId, now });
  if (!isNew) throw new ProblemError('idReused');
  return {
    kind: 'completed',
    entityId: body.id,
    outcome: {
      id: body.id,
      state: 'inProgress',
      progress: 0,
      started: now,
      submitted: null,
      finished: null,
      protectResults: false,
      objectiveRecordId: null,
    },
  };
};
