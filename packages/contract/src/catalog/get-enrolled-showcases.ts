import * as z from 'zod/mini';
import { defineCall } from '../call';
import { showcase } from '../entities/showcase';

/** [7.23] */
export const getEnrolledShowcases = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/enrolled-showcases',
  audience: 'signedIn',
  summary: 'The collections of the caller’s courses; an entry "uncategorized" counts the courses in none.',
  response: z.array(showcase),
});
