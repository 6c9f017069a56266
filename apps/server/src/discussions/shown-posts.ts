import type { DiscussionPost, DiscussionThread } from '@lantern/contract/discussions/discussion-post';
import type { Attachment } from '@lantern/contract/entities/attachment';
import {
  isAuthorShown,
  isPostTextShown,
  type PostState,
  postRights,
} from '@lantern/domain/discussion/post-rights';
import { postLine } from '../posts/post-html';
import type { ThreadRow } from '../store/discussions/discussion-threads';
import type { PostRow } from '../store/discussions/thread-posts';
import { toAuthor } from '../store/people/author-fields';
import { depthOf } from './find-open-post';
import type { OpenDiscussion } from './open-discussion';

/** [1.3] A thread of the list, with no more than the caller may know of it. */
export function shownThread(
  { text, author, ...row }: ThreadRow,
  { isModerator }: OpenDiscussion,
): DiscussionThread {
  const { isRemoved, isHidden, ...shown } = row;
  const state = stateOf({ isRemoved, isHidden });
  const reader = { isOwn: row.isMine, isModerator };
  const isShown = isPostTextShown(state, reader);
  return {
    ...shown,
    state,
    title: isShown ? row.title : '',
    line: isShown ? postLine(text) : '',
    author: isAuthorShown(row.isAnonymous, reader) && state !== 'removed' ? toAuthor(author) : null,
  };
}

/** [1.3] A post of a thread, the same. */
export function shownPost(
  { text, html, author, threadId, isOwnThread, ...row }: PostRow,
  { isModerator, writeRefusal, isLockedOut }: OpenDiscussion,
  attachments: readonly Attachment[],
): DiscussionPost {
  const { isRemoved, isHidden, ...shown } = row;
  const { isMine: isOwn, kind, isClosed, parentId } = row;
  const state = stateOf({ isRemoved, isHidden });
  const isShown = isPostTextShown(state, { isOwn, isModerator });
  const rights = postRights(
    { depth: depthOf({ parentId, threadId }), kind, state, isOwn, isClosed, isOwnThread },
    { isModerator, mayWrite: writeRefusal === null, isLockedOut },
  );
  const isNamed = isAuthorShown(row.isAnonymous, { isOwn, isModerator }) && state !== 'removed';
  return {
    ...shown,
    state,
    title: isShown ? row.title : '',
    html: isShown ? html : null,
    text: rights.edit ? text : null,
    author: isNamed ? toAuthor(author) : null,
    attachments: isShown ? [...attachments] : [],
    rights,
  };
}

function stateOf({ isRemoved, isHidden }: { isRemoved: boolean; isHidden: boolean }): PostState {
  if (isRemoved) return 'removed';
  return isHidden ? 'hidden' : 'shown';
}
