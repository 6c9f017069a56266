import type { DiscussionPost } from '@lantern/contract/discussions/discussion-post';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, CircleCheck, Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { markRead, threadQuery } from '../../../api/discussions/discussions';
import { Button } from '../../../ui/button/button';
import { Chip } from '../../../ui/chip';
import { Notice } from '../../../ui/notice';
import styles from './discussion.module.css';
import { DiscussionFailed, DiscussionWait } from './discussion-states';
import { NewPosts } from './new-posts';
import type { PostPlace } from './post-actions';
import { PostView } from './post-view';
import { useHeldOrder } from './use-held-order';

type ThreadViewProps = { place: PostPlace; onBack: () => void };

/** [1.3] A thread: what began it, its replies, and the comments on these. */
export function ThreadView({ place, onBack }: ThreadViewProps) {
  const { t } = useTranslation();
  const found = useInfiniteQuery(threadQuery(place.discussion.id, place.threadId));
  const first = found.data?.pages[0];
  return (
    <section aria-label={t('discussion.thread')}>
      <Button variant="quiet" icon={ArrowLeft} onClick={onBack}>
        {t('discussion.back')}
      </Button>
      {first && (
        <OpenThread
          thread={first.thread}
          replies={found.data?.pages.flatMap(({ replies }) => replies) ?? []}
          place={place}
          more={
            found.hasNextPage
              ? { isBusy: found.isFetchingNextPage, fetch: () => found.fetchNextPage() }
              : null
          }
        />
      )}
      {!first && found.isPending && <DiscussionWait />}
      {!first && found.isError && (
        <DiscussionFailed error={found.error} onRetry={() => void found.refetch()} />
      )}
    </section>
  );
}

type OpenThreadProps = {
  thread: DiscussionPost;
  replies: readonly DiscussionPost[];
  place: PostPlace;
  more: { isBusy: boolean; fetch: () => Promise<unknown> } | null;
};

function OpenThread({ thread, replies, place, more }: OpenThreadProps) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  const { rows, freshCount, showAll } = useHeldOrder(replies);
  useReadMark(place, [thread, ...rows]);
  useEffect(() => title.current?.focus(), []);
  const answersOf = (id: string) => rows.filter(({ parentId }) => parentId === id);
  return (
    <>
      <h2 ref={title} tabIndex={-1} className={styles.threadTitle} dir="auto">
        {thread.title || t('discussion.removedThread')}
      </h2>
      {thread.kind === 'question' && (
        <Chip
          tone={thread.isAnswered ? 'success' : 'neutral'}
          {...(thread.isAnswered && { icon: CircleCheck })}
        >
          {t(thread.isAnswered ? 'discussion.answered' : 'discussion.kind.question')}
        </Chip>
      )}
      {thread.isClosed && <Notice icon={Lock} title={t('discussion.closedNotice')} />}
      <PostView post={thread} place={place} />
      <div className={styles.replies}>
        {answersOf(thread.id).map((reply) => (
          <PostView key={reply.id} post={reply} place={place}>
            {answersOf(reply.id).map((comment) => (
              <PostView key={comment.id} post={comment} place={place} />
            ))}
          </PostView>
        ))}
      </div>
      {more && (
        <Button variant="secondary" busy={more.isBusy} onClick={() => void more.fetch().then(showAll)}>
          {t('discussion.moreReplies')}
        </Button>
      )}
      <NewPosts count={freshCount} onShow={showAll} />
    </>
  );
}

/** What is shown is read. */
function useReadMark({ discussion, threadId }: PostPlace, shown: readonly DiscussionPost[]): void {
  const client = useQueryClient();
  const last = Math.max(...shown.map(({ created }) => created.getTime()));
  const isUnread = shown.some((post) => post.isUnread);
  useEffect(() => {
    if (isUnread)
      void markRead(client, { discussionId: discussion.id, postId: threadId }, new Date(last)).catch(
        () => undefined,
      );
  }, [client, discussion.id, threadId, last, isUnread]);
}
