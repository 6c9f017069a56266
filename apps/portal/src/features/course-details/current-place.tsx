import { shownAxis } from '@lantern/domain/contents/shown-axis';
import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { useTranslation } from 'react-i18next';
import { ActivityName } from '../../parts/course-text/activity-name';
import styles from './current-place.module.css';

/** [4.28] Where Continue leads. */
export function CurrentPlace({ openedLast }: Pick<ObjectiveAccess, 'openedLast'>) {
  const { t } = useTranslation();
  if (!openedLast) return null;
  return (
    <p className={styles.place}>
      <small>{t('courseDetails.youAreAt')}</small>{' '}
      <span>
        <ActivityName number={shownAxis(openedLast.axis)} activity={openedLast} />
      </span>
    </p>
  );
}
