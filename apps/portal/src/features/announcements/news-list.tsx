import type { Announcement } from '@lantern/contract/announcements/announcement';
import type { AnnouncementChannel } from '@lantern/contract/announcements/get-announcement-channel';
import { freshCount, newsSections } from '@lantern/domain/announcements/unread-news';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state';
import { ShelfScene } from '../../ui/scene/shelf-scene';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { NewsItem } from './news-item';
import styles from './announcements.module.css';

type NewsListProps = {
  objectiveId: string;
  channel: AnnouncementChannel;
  pinned: readonly Announcement[];
  posts: readonly Announcement[];
};

/** [2.28] What is pinned, what is new, and what was known before. */
export function NewsList({ objectiveId, channel, pinned, posts }: NewsListProps) {
  const { t } = useTranslation();
  const { fresh, earlier } = newsSections(posts);
  const count = Math.max(freshCount(channel.unread, pinned), fresh.length > 0 ? 1 : 0);
  const shown = (some: readonly Announcement[]) =>
    some.map((news) => (
      <NewsItem key={news.id} objectiveId={objectiveId} news={news} mayReply={channel.mayReply} />
    ));
  return (
    <div className={styles.thread}>
      {/* What arrives while the page is open is said once. */}
      <VisuallyHidden>
        <output>{channel.unread > 0 ? t('announcements.unread', { count: channel.unread }) : ''}</output>
      </VisuallyHidden>
      {pinned.length + posts.length === 0 && (
        <EmptyState scene={<ShelfScene />} title={t('announcements.emptyTitle')}>
          {t('announcements.emptyText')}
        </EmptyState>
      )}
      {/* In one list: what somebody has open in one of them stays so where it comes to stand elsewhere. */}
      {[
        ...shown(pinned),
        fresh.length > 0 && (
          <p key="new" className={`${styles.rule} ${styles.fresh}`}>
            {t('announcements.new', { count })}
          </p>
        ),
        ...shown(fresh),
        fresh.length > 0 && earlier.length > 0 && (
          <p key="earlier" className={styles.rule}>
            {t('announcements.earlier')}
          </p>
        ),
        ...shown(earlier),
      ]}
    </div>
  );
}
