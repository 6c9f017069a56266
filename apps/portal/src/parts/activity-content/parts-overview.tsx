import type { ActivityPart } from '@lantern/contract/entities/activity-part';
import { contentsStatus } from '@lantern/domain/activity/contents-marks';
import { durationMinutes } from '@lantern/domain/display/duration';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { linkTarget } from '../../lib/link-target';
import styles from './parts-overview.module.css';

type PartsOverviewProps = { parts: readonly ActivityPart[]; partPath: (axis: string) => string };

/** What a module holds, and how far the learner is with each of it. */
export function PartsOverview({ parts, partPath }: PartsOverviewProps) {
  const { t } = useTranslation();
  const shown = parts.filter(({ childActivity }) => childActivity.state !== 'archived');
  return (
    <nav aria-label={t('activityContent.parts')}>
      <ol className={styles.parts}>
        {shown.map((part) => {
          const status = contentsStatus(part);
          const minutes = durationMinutes(part.duration);
          return (
            <li key={part.id}>
              <Link className={styles.part} {...linkTarget(partPath(part.axis))} data-status={status}>
                <span className={styles.disc} aria-hidden="true" />
                <bdi className={styles.name}>{part.childActivity.name}</bdi>
                <span className={styles.status}>
                  {t(`activityContent.statuses.${status}`)}
                  {minutes !== null && ` · ${t('activityContent.minutes', { count: minutes })}`}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
