import * as z from 'zod/mini';
import { defineCall } from '../call';

const courseCount = z.object({
  kind: z.enum(['term', 'courseProgress', 'coursePriority']),
  /** As a filter names it. */
  id: z.string(),
  objectivesCount: z.int(),
});
export type CourseCount = z.output<typeof courseCount>;

/** [2.27] Beside the counts that collections and categories carry themselves. */
export const getCourseCounts = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/course-counts',
  audience: 'signedIn',
  summary:
    "How many courses of a list each term, and of the caller's own each progress and priority, has. None: not named.",
  query: z.strictObject({
    /** The caller's own unless given. */
    list: z.optional(z.enum(['enrolled', 'catalog'])),
  }),
  response: z.array(courseCount),
});
