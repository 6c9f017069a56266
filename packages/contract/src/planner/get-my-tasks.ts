import * as z from 'zod/mini';
import { defineCall } from '../call';
import { task } from './task';

/** [4.22] [4.26] */
export const getMyTasks = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/tasks',
  audience: 'signedIn',
  summary: 'What the caller has to do by a date in all of their courses, and what they have set themselves.',
  response: z.object({
    tasks: z.array(task),
    /** Activities handed in since the month began where the caller lives. */
    submittedThisMonth: z.int(),
  }),
});
