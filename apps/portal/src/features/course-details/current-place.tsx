import { shownAxis } from '@lantern/domain/contents/shown-axis';
import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { useTranslation } from 'react-i18next';
import { activityTitle } from '../../lib/format/shown-title';
import { NumberedTitle } from '../../ui/numbered-title';
import styles from './current-place.module.css';

/** [4.28] Where Continue leads. */
export function CurrentPlace({ openedLast }: Pick<ObjectiveAccess, 'openedLast'>) {
  const { t } = useTranslation();
  if (!openedLast) return null;
  return (
    <p className={styles.place}>
      <small>{t('courseDetails.youAreAt')}</small>{' '}
      <span>
        <NumberedTitle number={shownAxis(openedLast.axis)} title={activityTitle(openedLast, t)} />
      </span>
    </p>
  );
}
