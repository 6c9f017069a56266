import { randomUUID } from 'node:crypto';
import { submitObjectiveWorkflow } from '@lantern/contract/courses/submit-objective-workflow';
import { submitAttempt } from '../../attempts/submit-attempt';
import { command } from '../../commands/command';
import { courseUnavailable } from './course-unavailable';
import { refusalText } from '../../texts/refusal-texts';

/** [4.10] */
export const handleSubmitObjectiveWorkflow = command(
  submitObjectiveWorkflow,
  async ({ body }, { db, learner, now, locale }) => {
    const outcome = await submitAttempt(db, { learner, id: body.id }, { now, newId: randomUUID });
    if (outcome.kind === 'refused') {
      // Not kept under the id, which is the attempt's own: it is handed in when the course comes back.
      if (outcome.reason === 'unavailable') throw courseUnavailable(locale);
      return { kind: 'failed', errors: { id: [refusalText(outcome.reason, locale)] } };
    }
    return { kind: 'completed', entityId: outcome.workflow.id, outcome: outcome.workflow };
  },
);
