import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { activityRecord } from '../entities/activity-record';
import { listOf } from '../list-query';
import { optionsQuery } from '../load-options';

/** [7.15] The same of one attempt. */
export const queryWorkflowActivityRecords = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/objective-workflows/:objectiveWorkflowId/activity-records/query',
  audience: 'signedIn',
  summary: "The results of activities in one of the caller's attempts, the latest first.",
  params: z.object({ objectiveWorkflowId: id }),
  query: optionsQuery,
  response: listOf(activityRecord),
});
