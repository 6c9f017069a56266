import { randomUUID } from 'node:crypto';
import type { Db } from '../db/db';
import { insertMails } from '../store/mail/mails';
import { insertJobs } from '../store/platform/jobs';
import { type MailFacts, type MailKind, mailRule } from './mail-kinds';

/** With the pauses between them a day and more. */
const MOST_TRIES = 30;
export const MAIL_QUEUE = 'mail';

export type NewMail = { userId: string; about: string; facts: MailFacts; notificationId?: string };

/**
 * The one door of mail: in the transaction of what it tells, so that nothing is told that did not happen. Of one thing a person
 * is told once, and only where the tenant has switched the kind on; answers how many mails that are.
 */
export async function queueMails(
  tx: Db,
  tenantId: string,
  { kind, mails, now }: { kind: MailKind; mails: readonly NewMail[]; now: Date },
): Promise<number> {
  if (mails.length === 0) return 0;
  const { setting } = mailRule(kind);
  const rows = mails.map((mail) => ({ ...mail, id: randomUUID() }));
  const keys = await insertMails(tx, tenantId, { kind, setting, mails: rows, now });
  if (keys.length > 0)
    await insertJobs(tx, tenantId, { queue: MAIL_QUEUE, keys, runAfter: now, mostTries: MOST_TRIES });
  return keys.length;
}
