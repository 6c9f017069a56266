import type { Discussion } from '@lantern/contract/discussions/get-discussion';
import type { ThreadFilter, ThreadSort } from '@lantern/contract/discussions/query-discussion-threads';
import { SEARCH_DEBOUNCE_MS, SEARCH_LENGTH } from '@lantern/domain/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { threadsQuery } from '../../../api/discussions/discussions';
import { Button } from '../../../ui/button/button';
import { SearchField } from '../../../ui/field/search-field';
import { SelectField } from '../../../ui/field/select-field';
import styles from './discussion.module.css';
import { DiscussionFailed, DiscussionWait } from './discussion-states';
import { NewPosts } from './new-posts';
import { ThreadRow } from './thread-row';
import { useHeldOrder } from './use-held-order';

const FILTERS: readonly ThreadFilter[] = ['all', 'unread', 'unanswered', 'following', 'mine'];
const SORTS: readonly ThreadSort[] = ['recent', 'mostActivity', 'mostLikes'];

/** How the threads are looked for; kept while one of them is open. */
export type ListState = {
  show: ThreadFilter;
  order: ThreadSort;
  typed: string;
  /** The thread that was open; null once they have come back from it. */
  leftAt: string | null;
};

export const WHOLE_LIST: ListState = { show: 'all', order: 'recent', typed: '', leftAt: null };

type ThreadListProps = {
  discussion: Discussion;
  list: ListState;
  onChange: (list: ListState) => void;
  onOpen: (threadId: string) => void;
};

/** [1.3] The threads, as they are looked for. */
export function ThreadList({ discussion, list, onChange, onOpen }: ThreadListProps) {
  const { t } = useTranslation();
  const { show, order, typed } = list;
  const change = (what: Partial<ListState>) => onChange({ ...list, ...what });
  const search = useDebounced(typed.trim());
  const filters: readonly ThreadFilter[] = discussion.isModerator ? [...FILTERS, 'reported'] : FILTERS;
  return (
    <section aria-label={t('discussion.posts')}>
      <div className={styles.toolbar}>
        <SearchField
          label={t('discussion.search')}
          clearLabel={t('discussion.clearSearch')}
          value={typed}
          maxLength={SEARCH_LENGTH}
          onChange={(text) => change({ typed: text })}
        />
        <SelectField
          label={t('discussion.show')}
          value={show}
          onChange={({ target }) => change({ show: filters.find((each) => each === target.value) ?? 'all' })}
        >
          {filters.map((each) => (
            <option key={each} value={each}>
              {t(`discussion.filter.${each}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('discussion.order')}
          value={order}
          onChange={({ target }) =>
            change({ order: SORTS.find((each) => each === target.value) ?? 'recent' })
          }
        >
          {SORTS.map((each) => (
            <option key={each} value={each}>
              {t(`discussion.sort.${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <FoundThreads
        key={`${show} ${order} ${search}`}
        discussionId={discussion.id}
        asked={{ show, order, search }}
        onOpen={onOpen}
        leftAt={list.leftAt}
        onReturned={() => change({ leftAt: null })}
      />
    </section>
  );
}

type FoundThreadsProps = {
  discussionId: string;
  asked: { show: ThreadFilter; order: ThreadSort; search: string };
  onOpen: (threadId: string) => void;
  leftAt: string | null;
  onReturned: () => void;
};

function FoundThreads({ discussionId, asked, onOpen, leftAt, onReturned }: FoundThreadsProps) {
  const { t } = useTranslation();
  const found = useInfiniteQuery(threadsQuery(discussionId, asked));
  const threads = found.data?.pages.flatMap(({ data }) => data);
  const { rows, freshCount, showAll } = useHeldOrder(threads);
  const whole = useRef<HTMLUListElement>(null);
  const isReturning = leftAt !== null && threads !== undefined;
  const returned = useEffectEvent(() => {
    // The thread may be gone by now.
    const row = whole.current?.querySelector<HTMLElement>(`[data-thread="${leftAt}"] button`);
    (row ?? whole.current)?.focus();
    onReturned();
  });
  useEffect(() => {
    if (isReturning) returned();
  }, [isReturning]);
  if (found.isPending) return <DiscussionWait />;
  if (found.isError && !found.data)
    return <DiscussionFailed error={found.error} onRetry={() => void found.refetch()} />;
  const more = () => void found.fetchNextPage().then(showAll);
  const isWhole = asked.show === 'all' && asked.search === '';
  return (
    <>
      <NewPosts count={freshCount} onShow={showAll} />
      {rows.length === 0 && !isWhole && (
        <output className={styles.absent}>{t('discussion.nothingFound')}</output>
      )}
      <ul ref={whole} tabIndex={-1} className={styles.threads}>
        {rows.map((thread) => (
          <li key={thread.id} data-thread={thread.id}>
            <ThreadRow thread={thread} onOpen={() => onOpen(thread.id)} />
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button variant="secondary" busy={found.isFetchingNextPage} onClick={more}>
          {t('discussion.more')}
        </Button>
      )}
    </>
  );
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
