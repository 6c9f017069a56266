import * as z from 'zod/mini';
import { instant } from '../call';

const LONGEST_ANCHOR = 200;
/** A week of film is more than anybody has. */
const LAST_SECOND = 604_800;

/** Where in an activity the learner was: the second of a film, how far down a text, the heading that was on top. */
export const activityPlace = z.strictObject({
  second: z.optional(z.number().check(z.gte(0), z.lte(LAST_SECOND))),
  share: z.optional(z.number().check(z.gte(0), z.lte(1))),
  anchor: z.optional(z.string().check(z.maxLength(LONGEST_ANCHOR))),
  /** By the learner's clock: what was sent late does not overwrite what came later. */
  at: instant,
});
export type ActivityPlace = z.output<typeof activityPlace>;
