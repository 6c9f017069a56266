import * as z from 'zod/mini';
import { defineCall, id, instant, language } from '../call';

/** [2.12] */
export const getMyCalendarFeeds = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/calendar-feeds',
  audience: 'learner',
  summary:
    'At which addresses other programs read the calendar of the caller; their secrets are told once, when they are made.',
  response: z.object({
    feeds: z.array(
      z.object({
        id,
        created: instant,
        /** When a program last came for it; null where none has. */
        lastRead: z.nullable(instant),
        /** Null for all courses. */
        course: z.nullable(z.object({ objectiveId: id, name: z.string(), language })),
      }),
    ),
  }),
});
