import * as z from 'zod/mini';
import { instant } from '../call';

/** [3.12] What a result is worth. */
export const score = z.object({
  score: z.nullable(z.number()),
  maxScore: z.nullable(z.number()),
  normalizedScore: z.nullable(z.number()),
  grade: z.nullable(z.string()),
  passed: z.nullable(z.boolean()),
  finished: z.nullable(instant),
});
export type Score = z.output<typeof score>;
