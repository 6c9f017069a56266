import type { NotificationLine } from '@lantern/domain/notifications/group-notifications';
import type { NotificationKind } from '@lantern/domain/notifications/notification-kinds';
import type { Notification } from '@lantern/contract/notifications/notification';
import {
  Award,
  BookOpen,
  CalendarClock,
  ClipboardCheck,
  type LucideIcon,
  Megaphone,
  MessageSquareReply,
  Users,
} from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format';
import { useNow } from '../../../lib/time/clock';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { notificationText } from './notification-text';
import styles from './notification-tray.module.css';

const ICONS: Record<NotificationKind, LucideIcon> = {
  enrolment: BookOpen,
  dueSoon: CalendarClock,
  graded: ClipboardCheck,
  announcement: Megaphone,
  reply: MessageSquareReply,
  teamMessage: Users,
  certificate: Award,
};

type NotificationRowProps = {
  line: NotificationLine<Notification>;
  onOpen: (event: MouseEvent) => void;
};

/** A line of the tray: it leads to the latest of what it stands for. */
export function NotificationRow({ line, onOpen }: NotificationRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { latest } = line;
  const isToday = format.daysBetween(latest.made, now) === 0;
  const { text, detail } = notificationText(line, { t, format });
  return (
    <a
      className={classNames(styles.row, !latest.isRead && styles.unread)}
      href={latest.path}
      onClick={onOpen}
    >
      <span className={styles.disc}>
        <Icon of={ICONS[latest.kind]} />
      </span>
      <span className={styles.words}>
        <span className={styles.text} dir="auto">
          {text}
        </span>
        {detail && (
          <span className={styles.detail} dir="auto">
            {detail}
          </span>
        )}
        <time className={styles.time} dateTime={latest.made.toISOString()}>
          {isToday ? format.time(latest.made) : format.shortDate(latest.made)}
        </time>
      </span>
      {!latest.isRead && (
        <span className={styles.dot}>
          <VisuallyHidden>{t('notifications.new')}</VisuallyHidden>
        </span>
      )}
    </a>
  );
}
