import * as z from 'zod/mini';
import { defineCall } from '../call';
import { showcase } from '../entities/showcase';

/** [7.23] */
export const getCatalogShowcases = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/catalog-showcases',
  audience: 'signedIn',
  summary: 'The collections of the catalog, likewise.',
  response: z.array(showcase),
});
