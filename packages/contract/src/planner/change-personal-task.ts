import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { personalTask } from './task';

/** One that is gone stays gone: what an old page sends does not bring it back. */
export const changePersonalTask = defineCall({
  method: 'POST',
  path: '/api/lms/v1/users/me/personal-tasks/:taskId/change',
  audience: 'learner',
  summary: 'Changes a task that the caller has set themselves; one that was removed is not found.',
  params: z.object({ taskId: id }),
  body: personalTask,
  response: personalTask,
});
