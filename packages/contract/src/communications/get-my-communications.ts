import * as z from 'zod/mini';
import { defineCall } from '../call';
import { communication } from './communication';

export const COMMUNICATIONS_OF_A_KIND = 50;

/** [1.6] */
export const getMyCommunications = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/communications',
  audience: 'signedIn',
  summary: `What is said to the caller in announcements, discussions that they follow, and teams; the latest first, ${COMMUNICATIONS_OF_A_KIND} of each at most.`,
  response: z.object({
    communications: z.array(communication),
    /** [8.9] Whether the tenant has announcements at all. */
    isChatAvailable: z.boolean(),
  }),
});
