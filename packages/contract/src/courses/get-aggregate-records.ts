import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { attemptRecord } from '../entities/attempt-record';

/** [7.5] */
export const getAggregateRecords = defineCall({
  method: 'GET',
  path: '/api/lms/v1/objective-workflow-aggregates/:id/objective-records',
  audience: 'signedIn',
  summary: "All results of one of the caller's enrolments, the latest first.",
  params: z.object({ id }),
  response: z.array(attemptRecord),
});
