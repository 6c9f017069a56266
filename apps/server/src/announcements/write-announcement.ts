import { announceRefusal, type WriteRefusal } from '@lantern/domain/announcements/channel-rights';
import { BASE_PATH, notificationsPath } from '@lantern/domain/course/course-paths';
import { MOST_PINNED } from '@lantern/domain/limits';
import type { Db } from '../db/db';
import { notifyCourse, retell, withdrawNotifications } from '../notifications/notify';
import { postLine } from '../posts/post-html';
import {
  countPinned,
  deleteAnnouncement,
  findAnnouncement,
  insertAnnouncement,
  setPinned,
  type StoredAnnouncement,
  updateAnnouncement,
} from '../store/announcements/announcements';
import { lockChannel } from '../store/announcements/channels';
import { noteSharedChange } from '../store/live/live-changes';
import { type AuditAction, insertAuditEntry } from '../store/platform/audit-entries';
import { attachFiles, detachFiles } from '../store/uploads/attachments';

export type AnnouncementRefusal = WriteRefusal | 'notFound' | 'filesNotYours' | 'tooManyPinned';
export type Written = { kind: 'written' } | { kind: 'refused'; reason: AnnouncementRefusal };

type By = { tenantId: string /** Null for an operator. */; actorId: string | null; now: Date };

export type NewsText = {
  id: string;
  objectiveId: string;
  authorId: string;
  title: string;
  text: string;
  /** As they are, unless given. */
  attachmentIds?: readonly string[] | undefined;
};

const DONE: Written = { kind: 'written' };

/** [2.28] Announces, or changes what was: everybody in the course is told once. Inside a transaction, which a refusal ends. */
export async function putNews(tx: Db, by: By, news: NewsText): Promise<Written> {
  const { tenantId, now } = by;
  const { id, objectiveId, authorId, title, text, attachmentIds } = news;
  const channel = await lockChannel(tx, tenantId, objectiveId);
  if (!channel) return refused('notFound');
  const refusal = announceRefusal(channel);
  if (refusal) return refused(refusal);
  const known = await findAnnouncement(tx, tenantId, id);
  if (known && (known.objectiveId !== objectiveId || known.userId !== authorId)) return refused('notFound');
  if (!known) {
    // No two have the same moment: what was read up to one of them ends there.
    const created = new Date(Math.max(now.getTime(), (channel.latest?.getTime() ?? 0) + 1));
    await insertAnnouncement(tx, tenantId, { id, objectiveId, userId: authorId, title, text, created });
  } else if (known.title !== title || known.text !== text) {
    await updateAnnouncement(tx, tenantId, { id, title, text, edited: now });
    await retell(tx, tenantId, { kind: 'announcement', about: id, words: { title, line: postLine(text) } });
    await retell(tx, tenantId, { kind: 'reply', about: id, words: { title } });
  }
  if (attachmentIds) {
    const attached = { ownerId: authorId, ids: attachmentIds, to: { kind: 'announcement' as const, id } };
    if (!(await attachFiles(tx, tenantId, attached))) return refused('filesNotYours');
  }
  await note(tx, by, known ? 'editAnnouncement' : 'announce', { id, objectiveId });
  if (!known) await tellCourse(tx, by, { ...news, courseName: channel.courseName });
  return DONE;
}

/** [2.28] Above the others, or down again. */
export async function pinNews(
  tx: Db,
  by: By,
  { id, isPinned }: { id: string; isPinned: boolean },
): Promise<Written> {
  const found = await lockNews(tx, by.tenantId, id);
  if (found.kind === 'refused') return found;
  const { objectiveId } = found.announcement;
  if (found.announcement.isPinned === isPinned) return DONE;
  if (isPinned && (await countPinned(tx, by.tenantId, objectiveId)) >= MOST_PINNED)
    return refused('tooManyPinned');
  await setPinned(tx, by.tenantId, { id, isPinned });
  await note(tx, by, isPinned ? 'pinAnnouncement' : 'unpinAnnouncement', { id, objectiveId });
  return DONE;
}

/** [2.28] With its answers and files; nobody is told of it any more. */
export async function removeNews(tx: Db, by: By, id: string): Promise<Written> {
  const { tenantId } = by;
  const announcement = await findAnnouncement(tx, tenantId, id);
  if (!announcement) return refused('notFound');
  await deleteAnnouncement(tx, tenantId, id);
  await detachFiles(tx, tenantId, { kind: 'announcement', ids: [id] });
  for (const kind of ['announcement', 'reply'] as const)
    await withdrawNotifications(tx, tenantId, { kind, about: id });
  await note(tx, by, 'removeAnnouncement', { id, objectiveId: announcement.objectiveId });
  return DONE;
}

async function lockNews(
  tx: Db,
  tenantId: string,
  id: string,
): Promise<{ kind: 'found'; announcement: StoredAnnouncement } | Extract<Written, { kind: 'refused' }>> {
  const first = await findAnnouncement(tx, tenantId, id);
  const channel = first && (await lockChannel(tx, tenantId, first.objectiveId));
  // It may have gone while somebody else held the channel.
  const announcement = channel && (await findAnnouncement(tx, tenantId, id));
  if (!announcement) return { kind: 'refused', reason: 'notFound' };
  const refusal = announceRefusal(channel);
  return refusal ? { kind: 'refused', reason: refusal } : { kind: 'found', announcement };
}

async function tellCourse(
  tx: Db,
  { tenantId, now }: By,
  { id, objectiveId, authorId, title, text, courseName }: NewsText & { courseName: string },
): Promise<void> {
  await notifyCourse(tx, tenantId, {
    kind: 'announcement',
    about: id,
    courseId: objectiveId,
    exceptUserId: authorId,
    facts: { title, courseName, actorId: authorId, line: postLine(text) },
    path: announcementPath(objectiveId, id),
    now,
  });
}

export function announcementPath(objectiveId: string, id: string): string {
  return `${BASE_PATH}${notificationsPath(objectiveId)}#announcement-${id}`;
}

/** In the audit, and on the pages that are open. */
async function note(
  tx: Db,
  { tenantId, actorId, now }: By,
  action: AuditAction,
  { id, objectiveId }: { id: string; objectiveId: string },
): Promise<void> {
  const subject = { objectiveId, announcementId: id };
  await insertAuditEntry(tx, tenantId, { at: now, userId: actorId, action, subject });
  await noteSharedChange(tx, tenantId, `course:${objectiveId}`);
}

function refused(reason: AnnouncementRefusal): Written {
  return { kind: 'refused', reason };
}
