import { randomUUID } from 'node:crypto';
import { finishObjectiveWorkflow } from '@lantern/contract/courses/finish-objective-workflow';
import { finishAttempt } from '../../attempts/finish-attempt';
import { command } from '../../commands/command';
import { courseUnavailable } from './course-unavailable';
import { refusalText } from '../../texts/refusal-texts';

/** [4.11] */
export const handleFinishObjectiveWorkflow = command(
  finishObjectiveWorkflow,
  async ({ body }, { db, learner, now, locale }) => {
    const own = { learner, id: body.objectiveWorkflowId };
    const outcome = await finishAttempt(db, own, { now, newId: randomUUID });
    if (outcome.kind === 'refused') {
      if (outcome.reason === 'unavailable') throw courseUnavailable(locale);
      return { kind: 'failed', errors: { objectiveWorkflowId: [refusalText(outcome.reason, locale)] } };
    }
    return { kind: 'completed', entityId: outcome.workflow.id, outcome: outcome.workflow };
  },
);
