import { editDiscussionPost } from '@lantern/contract/discussions/edit-discussion-post';
import { putPostModeration } from '@lantern/contract/discussions/put-post-moderation';
import { removeDiscussionPost } from '@lantern/contract/discussions/remove-discussion-post';
import { editPost, moderatePost, removePost } from '../../discussions/change-post';
import { call, type ServedCall } from '../../http/served-call';
import { handleGetDiscussion } from './get-discussion';
import { handleGetDiscussionThread } from './get-discussion-thread';
import { handlePutDiscussionLockout } from './put-discussion-lockout';
import { handlePutDiscussionPost } from './put-discussion-post';
import { handlePutPostMarks } from './put-post-marks';
import { handleQueryDiscussionThreads } from './query-discussion-threads';
import { handleReportDiscussionPost } from './report-discussion-post';

const handleEditDiscussionPost = call(editDiscussionPost, (asked, context) => editPost(context, asked));
const handleRemoveDiscussionPost = call(removeDiscussionPost, ({ params }, context) =>
  removePost(context, params),
);
const handlePutPostModeration = call(putPostModeration, (asked, context) => moderatePost(context, asked));

/** What writes is limited, as commands are. */
export const DISCUSSION_CALLS: readonly ServedCall[] = [
  handleGetDiscussion,
  handleQueryDiscussionThreads,
  handleGetDiscussionThread,
  handlePutPostMarks,
  ...[
    handlePutDiscussionPost,
    handleEditDiscussionPost,
    handleRemoveDiscussionPost,
    handleReportDiscussionPost,
    handlePutPostModeration,
    handlePutDiscussionLockout,
  ].map((served) => ({ ...served, isRateLimited: true })),
];
