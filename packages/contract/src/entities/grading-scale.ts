import * as z from 'zod/mini';
import { id } from '../call';

/** [3.3] */
export const gradingScale = z.object({
  id,
  name: z.string(),
  description: z.string(),
  maxScore: z.number(),
  normalizedPassingScore: z.number(),
  numberOfGrades: z.int(),
  objectiveGrades: z.array(
    z.object({ id, name: z.string(), normalizedMinScore: z.number(), color: z.string() }),
  ),
  passingGradeId: z.nullable(id),
});
export type GradingScale = z.output<typeof gradingScale>;
