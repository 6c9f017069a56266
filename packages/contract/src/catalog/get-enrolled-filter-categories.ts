import * as z from 'zod/mini';
import { defineCall } from '../call';
import { filterCategory } from '../entities/filter-category';

/** [7.24] */
export const getEnrolledFilterCategories = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/enrolled-filter-categories',
  audience: 'signedIn',
  summary: 'The filter categories of the caller’s courses.',
  response: z.array(filterCategory),
});
