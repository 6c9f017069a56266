import * as z from 'zod/mini';
import { defineCall, instant } from '../call';

/** [9.13] So that one who has answered on one device is not asked on another. */
export const getMyFeedback = defineCall({
  method: 'GET',
  path: '/api/platform/v1/users/me/feedback',
  audience: 'signedIn',
  summary: 'When the caller last answered the feedback survey or put it away; null for never.',
  response: z.object({ lastAnswered: z.nullable(instant) }),
});
