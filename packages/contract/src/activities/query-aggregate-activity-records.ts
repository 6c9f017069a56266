import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { activityRecord } from '../entities/activity-record';
import { listOf } from '../list-query';
import { optionsQuery } from '../load-options';

/** [7.15] Fields: activityPartId, activityWorkflowId, objectiveWorkflowId, finished. Scores cannot be asked about. */
export const queryAggregateActivityRecords = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/objective-workflow-aggregates/:id/activity-records/query',
  audience: 'signedIn',
  summary: "The results of activities in all the caller's attempts at one course, the latest first.",
  params: z.object({ id }),
  query: optionsQuery,
  response: listOf(activityRecord),
});
