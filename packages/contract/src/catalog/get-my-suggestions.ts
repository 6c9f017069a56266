import { SUGGESTION_REASONS } from '@lantern/domain/suggestions/course-suggestions';
import * as z from 'zod/mini';
import { defineCall, id, language } from '../call';
import { listedObjective } from '../entities/objective';

const suggestion = z.object({
  objective: listedObjective,
  reason: z.enum(SUGGESTION_REASONS),
  /** Of the caller's own, which they have finished: what the course follows, or shares the collection with. */
  finished: z.nullable(z.object({ id, name: z.string(), language })),
  /** The one that both are in. */
  collection: z.nullable(z.object({ id, name: z.string() })),
});
export type Suggestion = z.output<typeof suggestion>;

/** [2.4] */
export const getMySuggestions = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/suggestions',
  audience: 'signedIn',
  summary:
    'At most six courses that the caller might take next, the best first, each with the reason for it.',
  response: z.array(suggestion),
});
