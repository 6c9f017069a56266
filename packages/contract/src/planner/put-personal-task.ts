import * as z from 'zod/mini';
import { defineCall, id } from '../call';
import { personalTask } from './task';

/** The id is made by whoever sends it: the same twice is one task. */
export const putPersonalTask = defineCall({
  method: 'PUT',
  path: '/api/lms/v1/users/me/personal-tasks/:taskId',
  audience: 'learner',
  summary: 'Adds or changes a task that the caller has set themselves.',
  params: z.object({ taskId: id }),
  body: personalTask,
  response: personalTask,
});
