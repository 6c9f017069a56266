import { defineCall } from '../call';
import { activityWorkflowAggregate } from '../entities/activity-workflow-aggregate';
import { listOf, listQuery } from '../list-query';

/** [7.6] Reading 12. Fields: id, objectiveId, activityId, objectiveWorkflowId. Scores cannot be filtered or sorted by. */
export const queryActivityWorkflowAggregates = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/activity-workflow-aggregates/query',
  audience: 'learner',
  summary: "What the caller's attempts have made of activities, the latest begun first.",
  query: listQuery,
  response: listOf(activityWorkflowAggregate),
});
