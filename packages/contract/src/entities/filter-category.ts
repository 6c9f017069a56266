import * as z from 'zod/mini';
import { id } from '../call';

/** [3.18] With the number of courses that each option would leave of the whole list; 0 where another list alone has them. */
export const filterCategory = z.object({
  id,
  name: z.string(),
  attributes: z.array(z.object({ id, name: z.string(), objectivesCount: z.int() })),
});
export type FilterCategory = z.output<typeof filterCategory>;
