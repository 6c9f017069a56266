import * as z from 'zod/mini';
import { defineCall, id } from '../call';

export const removePersonalTask = defineCall({
  method: 'POST',
  path: '/api/lms/v1/users/me/personal-tasks/:taskId/remove',
  audience: 'learner',
  summary: 'Removes a task that the caller has set themselves.',
  params: z.object({ taskId: id }),
  body: z.strictObject({}),
  response: z.object({ taskId: id }),
});
