import { randomUUID } from 'node:crypto';
import { putActivityWorkflow } from '@lantern/contract/activities/put-activity-workflow';
import { ProblemError } from '@lantern/contract/problem-error';
import { saveActivityPlace } from '../../attempts/save-activity-place';
import { saveActivityProgress } from '../../attempts/save-activity-progress';
import { step } from '../../commands/step';
import { activityAnswer } from './activity-answer';

export const handlePutActivityWorkflow = step(
  putActivityWorkflow,
  async ({ params, body: { progress, state, place } }, { db, learner, now, locale }) => {
    const asked = {
      learner,
      id: params.objectiveWorkflowId,
      workflowId: params.activityWorkflowId,
    };
    const placed = place && (await saveActivityPlace(db, { ...asked, place }, now));
    const isPlaceAlone = placed && progress === undefined && state === undefined;
    const outcome = isPlaceAlone
      ? placed
      : await saveActivityProgress(db, { ...asked, progress, state }, { now, newId: randomUUID });
    const [workflow] = activityAnswer(outcome, locale);
    if (!workflow) throw new ProblemError('notFound');
    return workflow;
  },
);
