import { defineCall } from '../call';
import { activityWorkflowAggregate } from '../entities/activity-workflow-aggregate';
import { listOf, listQuery } from '../list-query';

/** [7.6] Reading 12: the same list under its other name. */
export const queryMyObjectiveWorkflowAggregates = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/objective-workflow-aggregates/query',
  audience: 'learner',
  summary: 'The same as users/me/activity-workflow-aggregates/query.',
  query: listQuery,
  response: listOf(activityWorkflowAggregate),
});
