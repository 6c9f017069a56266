import { classNames } from './class-names';
import styles from './count-badge.module.css';

type CountBadgeProps = {
  count: number;
  /** Writes a number as the learner's language does. */
  format?: (count: number) => string;
  /** Brand for filters and unread, light for what is done. */
  tone?: 'brand' | 'light';
};

const most = 99;

export function CountBadge({ count, format = String, tone = 'brand' }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <bdi className={classNames(styles.count, tone === 'light' && styles.light)}>
      {count > most ? `${format(most)}+` : format(count)}
    </bdi>
  );
}
