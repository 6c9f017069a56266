import { randomUUID } from 'node:crypto';
import { finishActivityWorkflows } from '@lantern/contract/activities/finish-activity-workflows';
import { finishActivities } from '../../attempts/finish-activities';
import { step } from '../../commands/step';
import { activityAnswer } from './activity-answer';

export const handleFinishActivityWorkflows = step(
  finishActivityWorkflows,
  async ({ body }, { db, learner, now, locale }) => {
    const asked = { learner, id: body.objectiveWorkflowId, workflowIds: body.activityWorkflowIds };
    return { data: activityAnswer(await finishActivities(db, asked, { now, newId: randomUUID }), locale) };
  },
);
