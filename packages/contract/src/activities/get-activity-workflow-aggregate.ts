import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { activityWorkflowAggregate } from '../entities/activity-workflow-aggregate';

/** [7.14] Also says where in the course the activity stands, for links that know the activity alone [4.24]. */
export const getActivityWorkflowAggregate = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/objective-workflows/:objectiveWorkflowId/activities/:activityId/activity-workflow-aggregate',
  audience: 'learner',
  summary: 'What the attempt has made of one activity, and where the activity stands.',
  params: z.object({ objectiveWorkflowId: id, activityId: id }),
  response: z.object({
    objectiveWorkflowId: id,
    activityId: id,
    activityPartId: z.nullable(id),
    axis: z.string(),
    lastActivityWorkflow: z.nullable(activityWorkflowAggregate.shape.lastActivityWorkflow),
    bestActivityRecord: activityWorkflowAggregate.shape.bestActivityRecord,
  }),
});
