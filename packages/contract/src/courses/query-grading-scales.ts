import { defineCall } from '../call';
import { gradingScale } from '../entities/grading-scale';
import { listOf, listQuery } from '../list-query';

/** [7.4] Reading 13: sorted by name. */
export const queryGradingScales = defineCall({
  method: 'GET',
  path: '/api/lms/v1/grading-scales/query',
  audience: 'signedIn',
  summary: 'The grading scales of the tenant.',
  query: listQuery,
  response: listOf(gradingScale),
});
