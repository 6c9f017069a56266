import { putAnnouncement } from '@lantern/contract/announcements/put-announcement';
import { putAnnouncementPin } from '@lantern/contract/announcements/put-announcement-pin';
import { putAnnouncementReply } from '@lantern/contract/announcements/put-announcement-reply';
import { removeAnnouncement } from '@lantern/contract/announcements/remove-announcement';
import { removeAnnouncementReply } from '@lantern/contract/announcements/remove-announcement-reply';
import { ProblemError } from '@lantern/contract/problem-error';
import { mayEditPost } from '@lantern/domain/announcements/channel-rights';
import { POST_FLOOD } from '@lantern/domain/limits';
import { assertStaff, readAnnouncement, readChannel } from '../../announcements/read-channel';
import { shownAnnouncement, shownReply } from '../../announcements/shown-announcement';
import { pinNews, putNews, removeNews, type Written } from '../../announcements/write-announcement';
import { putReply, removeReply } from '../../announcements/write-reply';
import type { Db } from '../../db/db';
import type { SignedInContext } from '../../http/call-context';
import { type ServedCall, call } from '../../http/served-call';
import { findReply, findShownReply } from '../../store/announcements/announcement-replies';
import { findAnnouncement, findShownAnnouncement } from '../../store/announcements/announcements';
import { findEarlierPost, lockChannel } from '../../store/announcements/channels';
import { listAttachments } from '../../store/uploads/attachments';
import { floodText } from '../../texts/flood-text';
import { refusalText } from '../../texts/refusal-texts';

/** [2.28] Whoever sees the channel and may not write in it is told so; who does not see it, that there is none. */
const handlePutAnnouncement = call(
  putAnnouncement,
  async ({ params: { objectiveId, announcementId: id }, body }, context) => {
    const { db, learner } = context;
    const channel = await readChannel(context, objectiveId);
    assertStaff(channel);
    const known = await findAnnouncement(db, learner.tenantId, id);
    const isMe = known?.userId === learner.userId;
    if (known?.objectiveId === objectiveId && !mayEditPost({ isMe, isStaff: channel.isStaff }))
      throw new ProblemError('forbidden');
    const news = { ...body, id, objectiveId, authorId: learner.userId };
    await db.transaction(async (tx) => {
      if (!known) await assertNoFlood(tx, context, objectiveId);
      assertWritten(await putNews(tx, byCaller(context), news), context);
    });
    const row = await findShownAnnouncement(db, learner, id);
    if (!row) throw new ProblemError('notFound');
    const files = await listAttachments(db, learner.tenantId, { kind: 'announcement', ids: [id] });
    return shownAnnouncement(row, files.get(id) ?? [], channel);
  },
);

const handlePutAnnouncementPin = call(
  putAnnouncementPin,
  async ({ params: { announcementId }, body: { isPinned } }, context) => {
    const { channel } = await readAnnouncement(context, announcementId);
    assertStaff(channel);
    await context.db.transaction(async (tx) =>
      assertWritten(await pinNews(tx, byCaller(context), { id: announcementId, isPinned }), context),
    );
    return { announcementId, isPinned };
  },
);

const handleRemoveAnnouncement = call(removeAnnouncement, async ({ params: { announcementId } }, context) => {
  const { channel } = await readAnnouncement(context, announcementId);
  assertStaff(channel);
  await context.db.transaction(async (tx) =>
    assertWritten(await removeNews(tx, byCaller(context), announcementId), context),
  );
  return { announcementId };
});

const handlePutAnnouncementReply = call(
  putAnnouncementReply,
  async ({ params: { announcementId, replyId: id }, body: { text } }, context) => {
    const { db, learner } = context;
    const { channel } = await readAnnouncement(context, announcementId);
    const known = await findReply(db, learner.tenantId, id);
    await db.transaction(async (tx) => {
      if (!known) await assertNoFlood(tx, context, channel.objectiveId);
      assertWritten(await putReply(tx, byPerson(context), { id, announcementId, text }), context);
    });
    const row = await findShownReply(db, learner, id);
    if (!row) throw new ProblemError('notFound');
    return shownReply(row, channel);
  },
);

const handleRemoveAnnouncementReply = call(
  removeAnnouncementReply,
  async ({ params: { replyId } }, context) => {
    const { db, learner } = context;
    const reply = await findReply(db, learner.tenantId, replyId);
    if (!reply) throw new ProblemError('notFound');
    const { isStaff } = await readChannel(context, reply.objectiveId);
    const outcome = await db.transaction((tx) =>
      removeReply(tx, byPerson(context), { id: replyId, isStaff }),
    );
    if (outcome !== 'removed') throw new ProblemError(outcome);
    return { replyId };
  },
);

export const ANNOUNCEMENT_WRITING_CALLS: readonly ServedCall[] = [
  handlePutAnnouncement,
  handlePutAnnouncementPin,
  handleRemoveAnnouncement,
  handlePutAnnouncementReply,
  handleRemoveAnnouncementReply,
];

function byCaller({ learner, now }: SignedInContext) {
  return { tenantId: learner.tenantId, actorId: learner.userId, now };
}

function byPerson({ learner, now }: SignedInContext) {
  return { tenantId: learner.tenantId, userId: learner.userId, now };
}

/** With the channel locked, so that many at once are counted one after the other. */
async function assertNoFlood(
  tx: Db,
  { learner, now, locale }: SignedInContext,
  objectiveId: string,
): Promise<void> {
  await lockChannel(tx, learner.tenantId, objectiveId);
  const { most, inMs } = POST_FLOOD;
  const since = new Date(now.getTime() - inMs);
  const first = await findEarlierPost(tx, learner, { objectiveId, since, most });
  if (!first) return;
  const retryAfterMs = first.getTime() + inMs - now.getTime();
  throw new ProblemError('tooManyRequests', { _: [floodText(retryAfterMs, locale)] }, { retryAfterMs });
}

/** A refusal undoes what was written before it. */
function assertWritten(written: Written, { locale }: SignedInContext): void {
  if (written.kind === 'written') return;
  if (written.reason === 'notFound') throw new ProblemError('notFound');
  const field = written.reason === 'filesNotYours' ? 'attachmentIds' : '_';
  throw new ProblemError('commandFailed', { [field]: [refusalText(written.reason, locale)] });
}
