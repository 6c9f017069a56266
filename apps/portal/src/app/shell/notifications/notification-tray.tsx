import { groupNotifications, type NotificationLine } from '@lantern/domain/notifications/group-notifications';
import type { Notification } from '@lantern/contract/notifications/notification';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { CheckCheck, Settings2 } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  notificationsQuery,
  readAllNotifications,
  readNotifications,
  type Shown,
} from '../../../api/notifications/notifications';
import { currentUserQuery } from '../../../api/platform';
import { tellFailure } from '../../../api/transport/tell-failure';
import { usePage } from '../../../lib/page/page-facts';
import { isoDay } from '../../../lib/time/calendar-days';
import { useClock, useNow } from '../../../lib/time/clock';
import { momentIn } from '../../../lib/time/zoned-time';
import { Button } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/empty-state';
import { Drawer } from '../../../ui/modal/drawer';
import { Notice } from '../../../ui/notice';
import { ShelfScene } from '../../../ui/scene/shelf-scene';
import { Skeleton, Skeletons } from '../../../ui/skeleton/skeleton';
import { Tabs } from '../../../ui/tabs/tabs';
import { NotificationRow } from './notification-row';
import styles from './notification-tray.module.css';

const WIDTHS = ['long', 'short', 'full', 'half', 'long', 'short'] as const;

/** [2.28] Beside the page, or over all of it on a phone. */
export function NotificationTray({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const clock = useClock();
  const [shown, setShown] = useState<Shown>('all');
  const { data } = useQuery(currentUserQuery());
  const unread = data?.unreadNotifications ?? 0;
  function readAll() {
    readAllNotifications(client, clock.now()).catch((error: unknown) => tellFailure(error, t, readAll));
  }
  const panel = <TrayList key={shown} shown={shown} onClose={onClose} />;
  return (
    <Drawer
      title={t('notifications.title')}
      closeLabel={t('notifications.close')}
      onClose={onClose}
      footer={
        <>
          <Button icon={CheckCheck} disabled={unread === 0} onClick={readAll}>
            {t('notifications.readAll')}
          </Button>
          <Link className={styles.settings} to="/profile/notifications" onClick={onClose}>
            <Settings2 aria-hidden="true" />
            {t('notifications.settings')}
          </Link>
        </>
      }
    >
      <Tabs
        label={t('notifications.tabs')}
        value={shown}
        onChange={setShown}
        tabs={[
          { name: 'all', label: t('notifications.all'), panel },
          { name: 'unread', label: t('notifications.unread'), count: unread, panel },
        ]}
      />
    </Drawer>
  );
}

function TrayList({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const { t } = useTranslation();
  const { timeZone } = usePage();
  const now = useNow();
  const { data, isError, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(notificationsQuery(shown));
  const isFailed = isError && !data;
  if (isFailed)
    return (
      <div className={styles.state} role="alert">
        <Notice tone="danger" title={t('notifications.failed')}>
          <Button onClick={() => void refetch()}>{t('trouble.tryAgain')}</Button>
        </Notice>
      </div>
    );
  if (isPending || !data)
    return (
      <Skeletons label={t('notifications.loading')} className={styles.waiting}>
        {WIDTHS.map((width, index) => (
          <Skeleton key={index} width={width} />
        ))}
      </Skeletons>
    );
  const all = data.pages.flatMap(({ notifications }) => notifications);
  // What was read in this list stays in it until it is opened again.
  const { today, earlier } = groupNotifications(all, momentIn(timeZone, isoDay(now, timeZone), '00:00'));
  if (all.length === 0)
    return (
      <EmptyState
        scene={<ShelfScene />}
        titleAs="h3"
        title={t(shown === 'all' ? 'notifications.none' : 'notifications.noneUnread')}
      >
        {t('notifications.noneText')}
      </EmptyState>
    );
  return (
    <>
      <TraySection title={t('notifications.today')} lines={today} onClose={onClose} />
      <TraySection title={t('notifications.earlier')} lines={earlier} onClose={onClose} />
      {hasNextPage && (
        <div className={styles.more}>
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('notifications.more')}
          </Button>
        </div>
      )}
    </>
  );
}

type TraySectionProps = {
  title: string;
  lines: ReadonlyArray<NotificationLine<Notification>>;
  onClose: () => void;
};

function TraySection({ title, lines, onClose }: TraySectionProps) {
  const client = useQueryClient();
  const router = useRouter();
  if (lines.length === 0) return null;
  function open(event: MouseEvent, { latest, all }: NotificationLine<Notification>) {
    const unread = all.filter(({ isRead }) => !isRead).map(({ id }) => id);
    // Whatever comes of it, the reader goes where the news is.
    if (unread.length > 0) readNotifications(client, unread).catch(() => {});
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onClose();
    router.history.push(latest.path);
  }
  return (
    <section>
      <h3 className={styles.day}>{title}</h3>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.latest.id}>
            <NotificationRow line={line} onOpen={(event) => open(event, line)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
