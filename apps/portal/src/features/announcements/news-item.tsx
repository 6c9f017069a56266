import type { Announcement } from '@lantern/contract/announcements/announcement';
import { Pin } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachedFiles } from '../../parts/attachments/attached-files';
import { AuthorLine } from '../../parts/posts/author-line';
import { AuthorPicture } from '../../parts/posts/author-picture';
import { PostText } from '../../parts/posts/post-text';
import { Chip } from '../../ui/chip';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { NewsReplies } from './replies/news-replies';
import styles from './announcements.module.css';

type NewsItemProps = { objectiveId: string; news: Announcement; mayReply: boolean };

/** [2.28] One announcement. Its id is where notifications lead. */
export const NewsItem = memo(function DrawnNews({ objectiveId, news, mayReply }: NewsItemProps) {
  const { t } = useTranslation();
  const { id, title, author, isPinned, isUnread, created, edited, html, replyCount, attachments } = news;
  const headingId = `announcement-title-${id}`;
  return (
    <article
      id={`announcement-${id}`}
      tabIndex={-1}
      className={classNames(styles.news, isPinned && styles.pinned)}
      aria-labelledby={headingId}
    >
      <span className={styles.picture}>
        <AuthorPicture author={author} />
      </span>
      <div className={styles.body}>
        <AuthorLine author={author} created={created} edited={edited}>
          {isPinned && <Chip icon={Pin}>{t('announcements.pinned')}</Chip>}
        </AuthorLine>
        <h2 id={headingId} className={styles.title}>
          {isUnread && (
            <span className={styles.dot}>
              <VisuallyHidden>{t('announcements.unreadOne')}</VisuallyHidden>
            </span>
          )}
          <bdi>{title}</bdi>
        </h2>
        <PostText html={html} />
        <AttachedFiles files={attachments} />
        {(mayReply || replyCount > 0) && (
          <NewsReplies objectiveId={objectiveId} announcementId={id} count={replyCount} mayReply={mayReply} />
        )}
      </div>
    </article>
  );
});
