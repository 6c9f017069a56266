import * as z from 'zod/mini';
import { id, instant } from '../call';

/** [3.12] The result of one activity. What may not be told yet is null. */
export const activityRecord = z.object({
  id,
  objectiveWorkflowId: id,
  activityWorkflowId: id,
  /** null for the course's root activity. */
  activityPartId: z.nullable(id),
  finished: instant,
  score: z.nullable(z.number()),
  maxScore: z.nullable(z.number()),
  normalizedScore: z.nullable(z.number()),
  passed: z.nullable(z.boolean()),
});
export type ActivityRecord = z.output<typeof activityRecord>;
