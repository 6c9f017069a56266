import { randomUUID } from 'node:crypto';
import { startActivityWorkflows } from '@lantern/contract/activities/start-activity-workflows';
import { startActivities } from '../../attempts/start-activities';
import { step } from '../../commands/step';
import { activityAnswer } from './activity-answer';

export const handleStartActivityWorkflows = step(
  startActivityWorkflows,
  async ({ body }, { db, learner, now, locale }) => {
    const { objectiveWorkflowId: id, activityPartIds: partIds, isNewTry = false } = body;
    const asked = { learner, id, partIds, isNewTry };
    return { data: activityAnswer(await startActivities(db, asked, { now, newId: randomUUID }), locale) };
  },
);
