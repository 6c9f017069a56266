import * as z from 'zod/mini';
import { defineCall } from '../call';
import { listedOpenCatalogObjective } from '../entities/open-catalog-objective';
import { listOf, listQuery, repeatable } from '../list-query';

/** [7.25] Fields: id, name, code, description. By name ascending unless asked otherwise. */
export const queryOpenCatalogObjectives = defineCall({
  method: 'GET',
  path: '/api/lms/v1/public/open-catalog/objectives/query',
  audience: 'public',
  summary: 'The courses that everybody may see on this domain.',
  query: z.extend(listQuery, {
    domain: z.string(),
    filterAttribute: z.optional(repeatable),
    showcase: z.optional(repeatable),
  }),
  response: listOf(listedOpenCatalogObjective),
});
