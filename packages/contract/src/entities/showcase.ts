import * as z from 'zod/mini';
import { id } from '../call';

/** [3.17] A collection; "uncategorized" is added by the portal from the count of courses in none. */
export const showcase = z.object({
  id: z.union([id, z.literal('uncategorized')]),
  name: z.string(),
  code: z.string(),
  description: z.string(),
  objectivesCount: z.int(),
  order: z.int(),
});
export type Showcase = z.output<typeof showcase>;
