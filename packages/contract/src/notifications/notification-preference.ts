import { MAIL_WAYS, NOTIFICATION_KINDS } from '@lantern/domain/notifications/notification-kinds';
import * as z from 'zod/mini';

/** How a kind of news reaches a person. */
export const notificationPreference = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  /** In the portal. */
  web: z.boolean(),
  mail: z.enum(MAIL_WAYS),
  /** Those that the tenant has switched on; never without `off`. */
  mailWays: z.array(z.enum(MAIL_WAYS)),
});
export type NotificationPreference = z.output<typeof notificationPreference>;
