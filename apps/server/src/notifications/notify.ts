import type { NotificationKind } from '@lantern/domain/notifications/notification-kinds';
import type { Db } from '../db/db';
import { noteSharedChange } from '../store/live/live-changes';
import {
  deleteNotifications,
  insertCourseNotifications,
  insertNotifications,
  type NewNotification,
} from '../store/notifications/insert-notifications';
import type { StoredFacts } from '../store/notifications/read-notifications';
import { type ChangedWords, updateToldWords } from '../store/notifications/told-replies';
import { findPersonName } from '../store/people/users';
import { type NotificationFacts, shortFacts, shortLine } from './notification-facts';
import { tellByMail } from './tell-by-mail';

export type News = {
  kind: NotificationKind;
  /** The id of the thing: of one thing a person has one notification, and what is new about it makes that unread again. */
  about: string;
  facts: NotificationFacts;
  /** Of this host, from the slash on. */
  path: string;
  now: Date;
};

/** Tells these people of something, in the transaction in which it happens. */
export async function notify(
  tx: Db,
  tenantId: string,
  { recipients, courseId, ...news }: News & { recipients: readonly string[]; courseId: string | null },
): Promise<void> {
  if (recipients.length === 0) return;
  const row = await rowOf(tx, tenantId, { news, courseId });
  const written = await insertNotifications(tx, tenantId, { ...row, recipients });
  await tellByMail(tx, tenantId, { ...mailOf(row), written });
}

/** The same for everybody in a course, in one statement; pages hear of it by the topic of the course. */
export async function notifyCourse(
  tx: Db,
  tenantId: string,
  { courseId, exceptUserId, ...news }: News & { courseId: string; exceptUserId: string | null },
): Promise<void> {
  const row = await rowOf(tx, tenantId, { news, courseId });
  const written = await insertCourseNotifications(tx, tenantId, { ...row, courseId, exceptUserId });
  await tellByMail(tx, tenantId, { ...mailOf(row), written });
  await noteSharedChange(tx, tenantId, `course:${courseId}`);
}

/** The thing is gone, or may not be seen any more. */
export async function withdrawNotifications(
  tx: Db,
  tenantId: string,
  which: { kind: NotificationKind; about: string },
): Promise<void> {
  await deleteNotifications(tx, tenantId, which);
}

/** What was told of has been edited: whoever has it in their tray reads what it says now. */
export async function retell(
  tx: Db,
  tenantId: string,
  { words: { title, line }, ...which }: ChangedWords,
): Promise<void> {
  await updateToldWords(tx, tenantId, {
    ...which,
    words: {
      ...(title !== undefined && { title: shortLine(title) }),
      ...(line !== undefined && { line: shortLine(line) }),
    },
  });
}

type Row = NewNotification & { facts: StoredFacts; actorName: string | null };

/** The name of who did it is for mails alone: the tray reads it with the notification. */
async function rowOf(
  tx: Db,
  tenantId: string,
  { news: { facts, ...news }, courseId }: { news: News; courseId: string | null },
): Promise<Row> {
  const { actorId = null, ...said } = facts;
  const actorName = actorId ? await findPersonName(tx, tenantId, actorId) : (said.actorName ?? null);
  return { ...news, courseId, actorId, actorName, facts: shortFacts(said) };
}

function mailOf({ kind, facts, actorName, path, now }: Row) {
  return { kind, now, facts: { ...facts, path, ...(actorName && { actorName }) } };
}
