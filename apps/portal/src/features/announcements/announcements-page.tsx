import { catalogRedirect } from '@lantern/domain/course/course-redirect';
import { useInfiniteQuery, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useRef, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import {
  announcementChannelQuery,
  announcementsQuery,
  markAnnouncementsRead,
} from '../../api/announcements/announcements';
import { objectiveAccessQuery } from '../../api/courses/courses';
import { tellFailure } from '../../api/transport/tell-failure';
import { courseTitle } from '../../lib/format/shown-title';
import { CourseBreadcrumbs } from '../../parts/course-story/course-breadcrumbs';
import { CourseLayers } from '../../parts/course-story/course-layers';
import { PageTitle } from '../../parts/page-title/page-title';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/notice';
import { ChannelFacts } from './channel-facts';
import { NewsList } from './news-list';
import { NoChannel } from './no-channel';
import styles from './announcements.module.css';
import { useSoughtNews } from './use-sought-news';

/** [2.28] The channel of a course: what its staff have announced, the latest first. */
export function AnnouncementsPage() {
  const { t } = useTranslation();
  const { objectiveId = '' } = useParams({ strict: false });
  const { data: channel } = useSuspenseQuery(announcementChannelQuery(objectiveId));
  // Staff may not have the course: to them it is what its channel says of it.
  const { data: known } = useQuery({ ...objectiveAccessQuery(objectiveId), enabled: !channel.isStaff });
  const course = known && catalogRedirect(known) === null ? known : null;
  const named = course?.objective ?? { name: channel.courseName, language: null };
  return (
    <>
      <PageTitle of={t('announcements.pageTitle', { course: courseTitle(named, t) })} />
      <CourseBreadcrumbs list="courses" course={named} />
      {course && <CourseLayers course={course} current="notifications" />}
      {channel.isOpen ? <OpenChannel objectiveId={objectiveId} /> : <NoChannel />}
    </>
  );
}

function OpenChannel({ objectiveId }: { objectiveId: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMarking, startMarking] = useTransition();
  const { data: channel } = useSuspenseQuery(announcementChannelQuery(objectiveId));
  const list = useInfiniteQuery(announcementsQuery(objectiveId));
  const pages = list.data?.pages ?? [];
  const pinned = pages[0]?.pinned ?? [];
  const posts = pages.flatMap(({ data }) => data);
  const isNowhere = useSoughtNews(list, [...pinned, ...posts]);

  function markAll() {
    const latest = Math.max(...[...pinned, ...posts].map(({ created }) => created.getTime()));
    if (!Number.isFinite(latest)) return;
    startMarking(async () => {
      try {
        await markAnnouncementsRead(client, objectiveId, new Date(latest));
        heading.current?.focus();
      } catch (error) {
        tellFailure(error, t, markAll);
      }
    });
  }

  return (
    <div className={styles.board}>
      <div className={styles.main}>
        <div className={styles.head}>
          <h1 ref={heading} tabIndex={-1}>
            {t('announcements.title')}
          </h1>
          {channel.unread > 0 && (
            <Button variant="quiet" icon={Check} busy={isMarking} onClick={markAll}>
              {t('announcements.markAllRead')}
            </Button>
          )}
        </div>
        <output className={styles.nowhere}>
          {isNowhere && <Notice title={t('announcements.nowhere')}>{t('announcements.nowhereHint')}</Notice>}
        </output>
        <NewsList objectiveId={objectiveId} channel={channel} pinned={pinned} posts={posts} />
        {list.hasNextPage && (
          <div className={styles.more}>
            <Button
              variant="secondary"
              busy={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t('announcements.showOlder')}
            </Button>
          </div>
        )}
      </div>
      <ChannelFacts allowsReplies={channel.allowsReplies} />
    </div>
  );
}
