import type { NotificationLine } from '@lantern/domain/notifications/group-notifications';
import type { Notification } from '@lantern/contract/notifications/notification';
import type { TFunction } from 'i18next';
import type { Format } from '../../../lib/format/use-format';

type Words = { t: TFunction; format: Format };

/** The sentence of a line, and what stands below it. */
export function notificationText(
  { latest, all }: NotificationLine<Notification>,
  { t, format }: Words,
): { text: string; detail: string | null } {
  if (all.length > 1) {
    const course = latest.courseName ?? null;
    const text = t(`notifications.many.${latest.kind}`, { count: all.length });
    return { text, detail: course ?? oneText(latest, { t, format }) };
  }
  const isQuoted = latest.line !== null;
  return {
    text: oneText(latest, { t, format }),
    detail: isQuoted ? t('notifications.quote', { line: latest.line }) : latest.courseName,
  };
}

function oneText({ kind, title, actorName, due }: Notification, { t, format }: Words): string {
  const words = { title, actor: actorName ?? '', date: due ? format.dateTime(due) : '' };
  if (kind === 'certificate')
    return due
      ? t('notifications.one.expiring', { title, date: format.date(due) })
      : t('notifications.one.certificate', words);
  if (kind === 'reply') return t(actorName ? 'notifications.one.replyBy' : 'notifications.one.reply', words);
  if (kind === 'teamMessage')
    return t(actorName ? 'notifications.one.teamMessageBy' : 'notifications.one.teamMessage', words);
  return t(`notifications.one.${kind}`, words);
}
