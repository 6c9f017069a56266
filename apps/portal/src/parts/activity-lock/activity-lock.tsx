import type { ContentRefusal } from '@lantern/domain/contents/content-access';
import { CalendarClock, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import { Icon } from '../../ui/icon';
import styles from './activity-lock.module.css';
import { lockWords } from './lock-words';

type ActivityLockProps = {
  lock: ContentRefusal;
  /** The way to what opens it. */
  opener?: ReactNode;
};

/** [4.26] [8.8] An activity that cannot be opened: why, until when, and what opens it. */
export function ActivityLock({ lock, opener }: ActivityLockProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { title, text, more } = lockWords(lock, { t, format });
  const opensByItself = lock.kind === 'beforeStart' || (lock.kind === 'reviewClosed' && lock.from !== null);
  return (
    <section className={styles.lock} aria-label={title}>
      <span className={styles.sign}>
        <Icon of={opensByItself ? CalendarClock : Lock} />
      </span>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {more && <p className={styles.more}>{more}</p>}
        {opener && <div className={styles.opener}>{opener}</div>}
      </div>
    </section>
  );
}
