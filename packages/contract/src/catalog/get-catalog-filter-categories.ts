import * as z from 'zod/mini';
import { defineCall } from '../call';
import { filterCategory } from '../entities/filter-category';

/** [7.24] */
export const getCatalogFilterCategories = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/catalog-filter-categories',
  audience: 'signedIn',
  summary: 'The filter categories of the catalog.',
  response: z.array(filterCategory),
});
