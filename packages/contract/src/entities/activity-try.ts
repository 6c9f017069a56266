import * as z from 'zod/mini';
import { instant } from '../call';

/** [8.8] One try at an activity. What may not be told yet is null. */
export const activityTry = z.object({
  /** The first is 1. */
  number: z.int(),
  /** Null where nothing but the score of an early try is known. */
  started: z.nullable(instant),
  submitted: z.nullable(instant),
  finished: z.nullable(instant),
  score: z.nullable(z.number()),
  maxScore: z.nullable(z.number()),
  normalizedScore: z.nullable(z.number()),
  passed: z.nullable(z.boolean()),
});
export type ActivityTry = z.output<typeof activityTry>;
