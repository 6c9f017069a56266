import * as z from 'zod/mini';
import { defineCall } from '../call';

/** A tick is the learner's alone: it hands nothing in. */
export const putTaskTick = defineCall({
  method: 'PUT',
  path: '/api/lms/v1/users/me/tasks/:taskId/tick',
  audience: 'learner',
  summary: 'Ticks a task of the caller, or takes the tick away.',
  params: z.object({ taskId: z.string().check(z.maxLength(200)) }),
  body: z.strictObject({ isTicked: z.boolean() }),
  response: z.object({ isTicked: z.boolean() }),
});
