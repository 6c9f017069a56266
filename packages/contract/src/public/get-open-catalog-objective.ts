import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { openCatalogObjective } from '../entities/open-catalog-objective';

/** [7.25] */
export const getOpenCatalogObjective = defineCall({
  method: 'GET',
  path: '/api/lms/v1/public/open-catalog/objectives/:id',
  audience: 'public',
  summary: 'One course that everybody may see on this domain.',
  params: z.object({ id }),
  query: z.strictObject({ domain: z.string() }),
  response: openCatalogObjective,
});
