import { MAIL_WAYS, NOTIFICATION_KINDS } from '@lantern/domain/notifications/notification-kinds';
import * as z from 'zod/mini';
import { defineCall } from '../call';
import { notificationPreference } from './notification-preference';

export const putNotificationPreference = defineCall({
  method: 'PUT',
  path: '/api/lms/v1/users/me/notification-preferences/:kind',
  audience: 'signedIn',
  summary: 'How the caller wants to be told of one kind of news; what is not said stays.',
  params: z.object({ kind: z.enum(NOTIFICATION_KINDS) }),
  body: z.strictObject({ web: z.optional(z.boolean()), mail: z.optional(z.enum(MAIL_WAYS)) }),
  response: notificationPreference,
});
