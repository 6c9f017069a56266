import * as z from 'zod/mini';
import { defineCall, id } from '../call';

/** [3.18] [7.24] */
export const getTerms = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/terms',
  audience: 'signedIn',
  summary: "The terms of the caller's courses and of the catalog.",
  response: z.array(z.object({ id, name: z.string() })),
});
