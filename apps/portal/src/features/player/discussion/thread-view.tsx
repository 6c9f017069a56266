import type { DiscussionPost } from '@lantern/contract/discussions/discussion-post';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, CircleCheck, Lock, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { threadQuery } from '../../../api/discussions/discussions';
import { problemCodeOf } from '../../../api/transport/problem-code-of';
import { Button } from '../../../ui/button/button';
import { Chip } from '../../../ui/chip';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import styles from './discussion.module.css';
import { DiscussionFailed, DiscussionWait } from './discussion-states';
import { NewPosts } from './new-posts';
import type { PostPlace } from './post-actions';
import { PostView } from './post-view';
import { useHeldOrder } from './use-held-order';
import { useReadMark } from './use-read-mark';

type ThreadPlace = Omit<PostPlace, 'onReplied' | 'onRemoval'>;
type ThreadViewProps = { place: ThreadPlace; onBack: () => void };

/** [1.3] A thread: what began it, its replies, and the comments on these. */
export function ThreadView({ place, onBack }: ThreadViewProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const found = useInfiniteQuery(threadQuery(place.discussion.id, place.threadId));
  const [sought, setSought] = useState<string | null>(null);
  /** [1.3] One's own reply is what one comes to: those before it are loaded until it is there. */
  async function seek(postId: string) {
    setSought(postId);
    const key = threadQuery(place.discussion.id, place.threadId).queryKey;
    let isMissing = !hasReply(client.getQueryData(key), postId);
    while (isMissing) {
      const next = await found.fetchNextPage();
      isMissing = next.hasNextPage && !next.isError && !hasReply(next.data, postId);
    }
  }
  const isGone = found.isError && problemCodeOf(found.error) === 'notFound';
  const [removal, setRemoval] = useState<'underWay' | 'done' | null>(null);
  /** [1.3] Who has removed their own thread knows of it: they are led back. */
  const isLeft = isGone && removal === 'done';
  const leave = useEffectEvent(onBack);
  useEffect(() => {
    if (isLeft) leave();
  }, [isLeft]);
  const first = isGone ? undefined : found.data?.pages[0];
  return (
    <section aria-label={t('discussion.thread')}>
      <Button variant="quiet" onClick={onBack}>
        <Icon of={ArrowLeft} directional />
        {t('discussion.back')}
      </Button>
      {first && (
        <OpenThread
          thread={first.thread}
          replies={found.data?.pages.flatMap(({ replies }) => replies) ?? []}
          place={{ ...place, onReplied: (postId) => void seek(postId), onRemoval: setRemoval }}
          sought={sought}
          more={
            found.hasNextPage
              ? {
                  isBusy: found.isFetchingNextPage,
                  fetch: () => found.fetchNextPage(),
                }
              : null
          }
        />
      )}
      {!first && found.isPending && <DiscussionWait />}
      <div role="alert">
        {isGone && found.data && removal === null && (
          <Notice icon={Trash2} title={t('discussion.threadGone')}>
            {t('discussion.threadGoneHint')}
          </Notice>
        )}
      </div>
      {!first && found.isError && !(isGone && found.data) && (
        <DiscussionFailed error={found.error} onRetry={() => void found.refetch()} />
      )}
    </section>
  );
}

type Pages = { pages: ReadonlyArray<{ replies: readonly DiscussionPost[] }> };

function hasReply(data: Pages | undefined, postId: string): boolean {
  return data?.pages.some(({ replies }) => replies.some(({ id }) => id === postId)) ?? false;
}

type OpenThreadProps = {
  thread: DiscussionPost;
  replies: readonly DiscussionPost[];
  place: PostPlace;
  /** What they have just written. */
  sought: string | null;
  more: { isBusy: boolean; fetch: () => Promise<unknown> } | null;
};

function OpenThread({ thread, replies, place, sought, more }: OpenThreadProps) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  const { rows, freshCount, showAll } = useHeldOrder(replies);
  useReadMark(place, { shown: [thread, ...rows], replies, hasMore: more !== null });
  useFocusOn(sought, rows);
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
      <output>{thread.isClosed && <Notice icon={Lock} title={t('discussion.closedNotice')} />}</output>
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

/** [1.3] The focus goes to a post as soon as it is there. */
function useFocusOn(sought: string | null, rows: readonly DiscussionPost[]): void {
  const isThere = rows.some(({ id }) => id === sought);
  useEffect(() => {
    if (isThere) document.querySelector<HTMLElement>(`[data-post="${sought}"]`)?.focus();
  }, [isThere, sought]);
}
