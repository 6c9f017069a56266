import type { NotificationKind } from '@lantern/domain/notifications/notification-kinds';
import type { Db } from '../db/db';
import { queueMails } from '../mail/queue-mails';
import type { MailFacts } from '../mail/mail-kinds';
import type { WrittenNotification } from '../store/notifications/insert-notifications';
import { planDigests } from './plan-digests';

type Told = { kind: NotificationKind; facts: MailFacts; now: Date };

/** To whom wants it at once a mail, once for as long as it is unread; to the others in their next digest. */
export async function tellByMail(
  tx: Db,
  tenantId: string,
  { written, kind, facts, now }: Told & { written: readonly WrittenNotification[] },
): Promise<void> {
  const mails = written
    .filter(({ mail }) => mail === 'atOnce')
    .map(({ id, userId, unreadSince }) => ({
      userId,
      about: `${id} ${unreadSince.toISOString()}`,
      facts,
      notificationId: id,
    }));
  await queueMails(tx, tenantId, { kind, mails, now });
  const readers = written.flatMap(({ userId, timeZone, mail }) =>
    mail === 'daily' || mail === 'weekly' ? [{ userId, timeZone, cadence: mail }] : [],
  );
  await planDigests(tx, tenantId, { readers, now });
}
