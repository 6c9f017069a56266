import type { DiscussionPost } from '@lantern/contract/discussions/discussion-post';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  editPost,
  lockOut,
  markPost,
  type Moderation,
  moderatePost,
  putPost,
  removePost,
  reportPost,
} from '../../../api/discussions/discussions';
import { showToast } from '../../../lib/page/toasts';
import { discussionErrorText } from './discussion-error-text';
import type { PostPlace } from './post-actions';
import type { PostDraft } from './post-words';

/** What a person does about a post. What fails of it is told; what was typed stays where it is. */
export function usePostWork(place: PostPlace, post: DiscussionPost) {
  const client = useQueryClient();
  const { t } = useTranslation();
  const { discussion, threadId, onWritten, onReplied, onRemoval } = place;
  const params = { discussionId: discussion.id, postId: post.id };
  const told = (work: Promise<void>) =>
    work.catch((error: unknown) => showToast('error', discussionErrorText(error, t)));
  return {
    reply: async ({ id, kind, text, isAnonymous }: PostDraft, attachmentIds: string[]) => {
      const body = { parentId: post.id, kind, title: '', text, isAnonymous, attachmentIds };
      const { hasFinished } = await putPost(client, { discussionId: discussion.id, postId: id }, body);
      onReplied(id);
      onWritten(hasFinished);
    },
    edit: ({ title, text, basedOn }: PostDraft, attachmentIds: string[]) => {
      const editedBefore = basedOn === null ? null : new Date(basedOn);
      return editPost(client, params, { title, text, attachmentIds, editedBefore });
    },
    like: () => told(markPost(client, { ...params, threadId }, { isLiked: !post.isLiked })),
    follow: () => told(markPost(client, { ...params, threadId }, { isFollowing: !post.isFollowing })),
    remove: async () => {
      if (post.parentId === null) onRemoval('underWay');
      await told(removePost(client, params));
      if (post.parentId === null) onRemoval('done');
    },
    report: async (reason: string) => {
      await reportPost(client, params, reason);
      showToast('success', t('discussion.reportSent'));
    },
    moderate: (what: Moderation) => told(moderatePost(client, params, what)),
    lockOut: async (isLockedOut: boolean) => {
      if (post.author)
        await told(lockOut(client, { discussionId: discussion.id, userId: post.author.id }, isLockedOut));
    },
  };
}
