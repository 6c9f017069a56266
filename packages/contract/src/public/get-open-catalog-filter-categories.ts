import * as z from 'zod/mini';
import { defineCall } from '../call';
import { filterCategory } from '../entities/filter-category';

/** [7.25] */
export const getOpenCatalogFilterCategories = defineCall({
  method: 'GET',
  path: '/api/lms/v1/public/open-catalog/filter-categories',
  audience: 'public',
  summary: 'The filter categories of the open catalog.',
  query: z.strictObject({ domain: z.string() }),
  response: z.array(filterCategory),
});
