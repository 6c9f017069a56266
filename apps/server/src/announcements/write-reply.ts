import { mayRemoveReply, replyRefusal } from '@lantern/domain/announcements/channel-rights';
import type { Db } from '../db/db';
import { notify } from '../notifications/notify';
import { withdrawReply } from '../notifications/withdraw-reply';
import { postLine } from '../posts/post-html';
import { deleteReply, findReply, insertReply, repliesTo } from '../store/announcements/announcement-replies';
import { findAnnouncement } from '../store/announcements/announcements';
import { lockChannel } from '../store/announcements/channels';
import { noteSharedChange } from '../store/live/live-changes';
import { insertAuditEntry } from '../store/platform/audit-entries';
import { announcementPath, type Written } from './write-announcement';

type By = { tenantId: string; userId: string; now: Date };

/** [2.28] Answers an announcement; whoever wrote it is told. Inside a transaction, which a refusal ends. */
export async function putReply(
  tx: Db,
  { tenantId, userId, now }: By,
  { id, announcementId, text }: { id: string; announcementId: string; text: string },
): Promise<Written> {
  const first = await findAnnouncement(tx, tenantId, announcementId);
  const channel = first && (await lockChannel(tx, tenantId, first.objectiveId));
  const announcement = channel && (await findAnnouncement(tx, tenantId, announcementId));
  if (!announcement) return { kind: 'refused', reason: 'notFound' };
  const refusal = replyRefusal(channel);
  if (refusal) return { kind: 'refused', reason: refusal };
  const known = await findReply(tx, tenantId, id);
  if (known) {
    const isSame = known.announcementId === announcementId && known.userId === userId;
    return isSame ? { kind: 'written' } : { kind: 'refused', reason: 'notFound' };
  }
  const { objectiveId, title } = announcement;
  await insertReply(tx, tenantId, { id, announcementId, userId, text, now });
  if (announcement.userId !== userId) {
    await notify(tx, tenantId, {
      kind: 'reply',
      about: announcementId,
      recipients: [announcement.userId],
      courseId: objectiveId,
      facts: { title, courseName: channel.courseName, actorId: userId, line: postLine(text), replyId: id },
      path: announcementPath(objectiveId, announcementId),
      now,
    });
  }
  await noteSharedChange(tx, tenantId, `course:${objectiveId}`);
  return { kind: 'written' };
}

/** [2.28] One's own, or as staff any: that is in the audit. */
export async function removeReply(
  tx: Db,
  { tenantId, userId, now }: By,
  { id, isStaff }: { id: string; isStaff: boolean },
): Promise<'removed' | 'notFound' | 'forbidden'> {
  const reply = await findReply(tx, tenantId, id);
  if (!reply) return 'notFound';
  const isMe = reply.userId === userId;
  if (!mayRemoveReply({ isMe, isStaff })) return 'forbidden';
  await deleteReply(tx, tenantId, id);
  const { objectiveId, announcementId } = reply;
  const told = { about: announcementId, replyId: id };
  await withdrawReply(tx, tenantId, told, repliesTo(tenantId, announcementId));
  if (!isMe) {
    const subject = { objectiveId, announcementId, replyId: id };
    await insertAuditEntry(tx, tenantId, { at: now, userId, action: 'removeReply', subject });
  }
  await noteSharedChange(tx, tenantId, `course:${objectiveId}`);
  return 'removed';
}
