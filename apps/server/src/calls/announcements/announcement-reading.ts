import { getAnnouncementChannel } from '@lantern/contract/announcements/get-announcement-channel';
import { getAnnouncementReplies } from '@lantern/contract/announcements/get-announcement-replies';
import { getAnnouncements } from '@lantern/contract/announcements/get-announcements';
import { putAnnouncementsRead } from '@lantern/contract/announcements/put-announcements-read';
import { ProblemError } from '@lantern/contract/problem-error';
import { replyRefusal } from '@lantern/domain/announcements/channel-rights';
import { type Channel, readAnnouncement, readChannel } from '../../announcements/read-channel';
import { shownAnnouncement, shownReply } from '../../announcements/shown-announcement';
import { type ServedCall, call } from '../../http/served-call';
import { listReplies } from '../../store/announcements/announcement-replies';
import { listAnnouncements, listPinned } from '../../store/announcements/announcements';
import { markChannelRead } from '../../store/announcements/channels';
import { notePersonalChange } from '../../store/live/live-changes';
import { setAnnouncementsRead } from '../../store/notifications/read-notifications';
import { listAttachments } from '../../store/uploads/attachments';
import { ANNOUNCEMENTS_A_PAGE, REPLIES_A_PAGE } from '../limits';

const handleGetAnnouncementChannel = call(
  getAnnouncementChannel,
  async ({ params: { objectiveId } }, context) => {
    const { isOpen, isStaff, courseName, allowsReplies, unread, latest, ...row } = await readChannel(
      context,
      objectiveId,
    );
    if (!isOpen) {
      const nothing = { allowsReplies: false, mayReply: false, unread: 0, latest: null };
      return { objectiveId, courseName, isOpen, isStaff, ...nothing };
    }
    const mayReply = replyRefusal({ ...row, allowsReplies }) === null;
    return { objectiveId, courseName, isOpen, isStaff, allowsReplies, mayReply, unread, latest };
  },
);

const handleGetAnnouncements = call(
  getAnnouncements,
  async ({ params: { objectiveId }, query: { before = null } }, context) => {
    const { db, learner } = context;
    const channel = await readChannel(context, objectiveId);
    assertOpen(channel);
    const pinned = before === null ? await listPinned(db, learner, objectiveId) : [];
    const page = { objectiveId, before, take: ANNOUNCEMENTS_A_PAGE + 1 };
    const found = await listAnnouncements(db, learner, page);
    const rows = found.slice(0, ANNOUNCEMENTS_A_PAGE);
    const files = await listAttachments(db, learner.tenantId, {
      kind: 'announcement',
      ids: [...pinned, ...rows].map(({ id }) => id),
    });
    const [shownPinned, data] = [pinned, rows].map((some) =>
      some.map((row) => shownAnnouncement(row, files.get(row.id) ?? [], channel)),
    );
    const hasMore = found.length > rows.length;
    return {
      pinned: shownPinned ?? [],
      data: data ?? [],
      before: hasMore ? (rows.at(-1)?.created ?? null) : null,
    };
  },
);

const handlePutAnnouncementsRead = call(
  putAnnouncementsRead,
  async ({ params: { objectiveId }, body: { until } }, context) => {
    const { db, learner, now } = context;
    const channel = await readChannel(context, objectiveId);
    // What nobody can have seen yet stays unread.
    const latest = new Date(Math.max(now.getTime(), channel.latest?.getTime() ?? 0));
    const seen = until < latest ? until : latest;
    await db.transaction(async (tx) => {
      await markChannelRead(tx, learner, { objectiveId, until: seen });
      await setAnnouncementsRead(tx, learner, { courseId: objectiveId, until: seen, now });
      await notePersonalChange(tx, learner, 'notifications');
    });
    const { unread, isOpen } = await readChannel(context, objectiveId);
    return { unread: isOpen ? unread : 0 };
  },
);

const handleGetAnnouncementReplies = call(
  getAnnouncementReplies,
  async ({ params: { announcementId }, query: { after = null } }, context) => {
    const { db, learner } = context;
    const { channel } = await readAnnouncement(context, announcementId);
    assertOpen(channel);
    const found = await listReplies(db, learner, { announcementId, after, take: REPLIES_A_PAGE + 1 });
    const rows = found.slice(0, REPLIES_A_PAGE);
    const hasMore = found.length > rows.length;
    return {
      data: rows.map((row) => shownReply(row, channel)),
      after: hasMore ? (rows.at(-1)?.created ?? null) : null,
    };
  },
);

export const ANNOUNCEMENT_READING_CALLS: readonly ServedCall[] = [
  handleGetAnnouncementChannel,
  handleGetAnnouncements,
  handlePutAnnouncementsRead,
  handleGetAnnouncementReplies,
];

/** [8.9] Where there is no chat there is nothing to read in it. */
function assertOpen({ isOpen }: Channel): void {
  if (!isOpen) throw new ProblemError('notFound');
}
