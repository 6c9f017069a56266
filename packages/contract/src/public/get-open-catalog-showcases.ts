import * as z from 'zod/mini';
import { defineCall } from '../call';
import { showcase } from '../entities/showcase';

/** [7.25] */
export const getOpenCatalogShowcases = defineCall({
  method: 'GET',
  path: '/api/lms/v1/public/open-catalog/showcases',
  audience: 'public',
  summary: 'The collections of the open catalog.',
  query: z.strictObject({ domain: z.string() }),
  response: z.array(showcase),
});
