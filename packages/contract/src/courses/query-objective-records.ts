import { defineCall } from '../call';
import { attemptRecord } from '../entities/attempt-record';
import { listOf, listQuery } from '../list-query';

/** [7.18] Fields: id, finished, objectiveWorkflowId. Scores and grades cannot be filtered or sorted by. */
export const queryObjectiveRecords = defineCall({
  method: 'GET',
  path: '/api/lms/v1/objective-records/query',
  audience: 'signedIn',
  summary: "The caller's results, the latest first.",
  query: listQuery,
  response: listOf(attemptRecord),
});
