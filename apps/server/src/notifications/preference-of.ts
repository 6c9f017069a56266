import type { NotificationPreference } from '@lantern/contract/notifications/notification-preference';
import type { MailWay } from '@lantern/domain/notifications/notification-kinds';
import { mailRule } from '../mail/mail-kinds';
import type { KindReach } from '../store/notifications/reach';

/** As it works: a way that the tenant has not switched on is none. */
export function preferenceOf(
  { kind, web, mail }: KindReach,
  settings: Record<string, unknown>,
): NotificationPreference {
  const isOn = (of: 'digest' | KindReach['kind']) => settings[mailRule(of).setting] === true;
  const atOnce: MailWay[] = isOn(kind) ? ['atOnce'] : [];
  const digests: MailWay[] = isOn('digest') ? ['daily', 'weekly'] : [];
  const mailWays: MailWay[] = ['off', ...atOnce, ...digests];
  return { kind, web, mail: mailWays.includes(mail) ? mail : 'off', mailWays };
}
