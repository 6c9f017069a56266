import * as z from 'zod/mini';
import { defineCall, id, instant } from '../call';

/** [1.3] It only moves on. */
export const putTeamMessagesRead = defineCall({
  method: 'PUT',
  path: '/api/lms/v1/users/me/groups/:groupId/messages-read',
  audience: 'learner',
  summary: 'Keeps until when the caller has read what their group says.',
  params: z.object({ groupId: id }),
  body: z.strictObject({ until: instant }),
  response: z.object({ until: instant }),
});
