import { getDiscussionThread } from '@lantern/contract/discussions/get-discussion-thread';
import { ProblemError } from '@lantern/contract/problem-error';
import { REPLIES_A_PAGE } from '@lantern/domain/limits';
import { openDiscussion } from '../../discussions/open-discussion';
import { shownPost } from '../../discussions/shown-posts';
import { call } from '../../http/served-call';
import { findThread, listReplies, type PostRow } from '../../store/discussions/thread-posts';
import { listAttachments } from '../../store/uploads/attachments';

/** [1.3] */
export const handleGetDiscussionThread = call(
  getDiscussionThread,
  async ({ params: { discussionId, postId }, query: { skip = '0' } }, context) => {
    const { db, tenant } = context;
    const open = await openDiscussion(context, discussionId);
    const thread = await findThread(db, open.reader, postId);
    if (!thread) throw new ProblemError('notFound');
    const asked = { threadId: thread.id, skip: Number(skip), limit: REPLIES_A_PAGE };
    const { replies, totalReplies } = await listReplies(db, open.reader, asked);
    const ids = [thread, ...replies].map(({ id }) => id);
    const files = await listAttachments(db, tenant.id, { kind: 'post', ids });
    const shown = (row: PostRow) => shownPost(row, open, files.get(row.id) ?? []);
    return { thread: shown(thread), replies: replies.map(shown), totalReplies };
  },
);
