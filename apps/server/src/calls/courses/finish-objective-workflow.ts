import { randomUUID } from 'node:crypto';
import type { finishObjectiveWorkflow } from '@lantern/contract/courses/finish-objective-workflow';
import { finishAttempt } from '../../attempts/finish-attempt';
import type { CommandHandler } from '../../commands/serve-command';
import { courseUnavailable } from './course-unavailable';
import { refusalText } from '../../texts/refusal-texts';

/** [4.11] */
export const handleFinishObjectiveWorkflow: CommandHandler<typeof finishObjectiveWorkflow> = async (
  { body },
  { db, tenant, session, now, locale },
) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const own = { learner, id: body.objectiveWorkflowId };
  const outcome = await finishAttempt(db, own, { now, newId: randomUUID });
  if (outcome.kind === 'refused') {
    if (outcome.reason === 'unavailable') throw courseUnavailable(locale);
    return { kind: 'failed', errors: { objectiveWorkflowId: [refusalText(outcome.reason, locale)] } };
  }
  return { kind: 'completed', entityId: outcome.workflow.id, outcome: outcome.workflow };
};
