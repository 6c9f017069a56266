import type { DiscussionThread } from '@lantern/contract/discussions/discussion-post';
import { CircleCheck, Flag, Heart, Lock, MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/chip';
import { Icon } from '../../../ui/icon';
import { AuthorLine, AuthorPicture } from './author-line';
import styles from './discussion.module.css';

/** [1.3] A thread in the list: who began it, its title and first line, and what became of it. */
export function ThreadRow({ thread, onOpen }: { thread: DiscussionThread; onOpen: () => void }) {
  const { t } = useTranslation();
  const { state, kind, isUnread, isAnswered, isClosed, isReported, likeCount, replyCount } = thread;
  return (
    <article className={styles.row} data-unread={isUnread}>
      <AuthorPicture author={thread.author} />
      <div className={styles.rowBody}>
        {state === 'removed' ? (
          <p className={styles.absent}>{t('discussion.removed')}</p>
        ) : (
          <AuthorLine written={thread} />
        )}
        <h2 className={styles.rowTitle} dir="auto">
          <button type="button" onClick={onOpen}>
            {thread.title || t('discussion.openThread')}
          </button>
        </h2>
        {thread.line && (
          <p className={styles.line} dir="auto">
            {thread.line}
          </p>
        )}
        <p className={styles.facts}>
          {isUnread && <strong className={styles.unread}>{t('discussion.unread')}</strong>}
          {kind === 'question' && (
            <Chip tone={isAnswered ? 'success' : 'neutral'} {...(isAnswered && { icon: CircleCheck })}>
              {t(isAnswered ? 'discussion.answered' : 'discussion.kind.question')}
            </Chip>
          )}
          {isClosed && <Chip icon={Lock}>{t('discussion.closed')}</Chip>}
          {state === 'hidden' && <Chip tone="danger">{t('discussion.hidden')}</Chip>}
          {isReported && (
            <Chip tone="danger" icon={Flag}>
              {t('discussion.reported')}
            </Chip>
          )}
          <span>
            <Icon of={MessageSquare} size="s" />
            {t('discussion.replyCount', { count: replyCount })}
          </span>
          {likeCount > 0 && (
            <span>
              <Icon of={Heart} size="s" />
              {t('discussion.likeCount', { count: likeCount })}
            </span>
          )}
        </p>
      </div>
    </article>
  );
}
