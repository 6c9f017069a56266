import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { attemptRecord } from '../entities/attempt-record';

/** [7.18] */
export const getObjectiveRecord = defineCall({
  method: 'GET',
  path: '/api/lms/v1/objective-records/:id',
  audience: 'signedIn',
  summary: "One of the caller's results.",
  params: z.object({ id }),
  response: attemptRecord,
});
