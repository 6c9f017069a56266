import { readUntil, type ShownPosts } from '@lantern/domain/discussion/read-until';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markRead } from '../../../api/discussions/discussions';
import type { PostPlace } from './post-actions';

/** [1.3] What is shown is read. */
export function useReadMark(
  { discussion, threadId }: Pick<PostPlace, 'discussion' | 'threadId'>,
  posts: ShownPosts,
): void {
  const client = useQueryClient();
  const discussionId = discussion.id;
  const until = readUntil(threadId, posts)?.getTime() ?? null;
  useEffect(() => {
    if (until === null) return;
    void markRead(client, { discussionId, postId: threadId }, new Date(until)).catch(() => undefined);
  }, [client, discussionId, threadId, until]);
}
