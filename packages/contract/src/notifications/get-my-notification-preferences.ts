import * as z from 'zod/mini';
import { defineCall } from '../call';
import { notificationPreference } from './notification-preference';

export const getMyNotificationPreferences = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/notification-preferences',
  audience: 'signedIn',
  summary: 'How the caller wants to be told of what, and when their digests come.',
  response: z.object({
    preferences: z.array(notificationPreference),
    digest: z.object({
      sentTo: z.string(),
      /** An IANA zone: the caller's, or UTC. */
      timeZone: z.string(),
      /** Of the day there. */
      hour: z.int(),
      /** Of the weekly one; 1 is Monday. */
      weekday: z.int(),
    }),
  }),
});
