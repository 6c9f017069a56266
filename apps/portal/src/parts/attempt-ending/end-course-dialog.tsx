import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { contentsCount } from '@lantern/domain/contents/contents-count';
import { contentsStatus } from '@lantern/domain/contents/contents-marks';
import { shownAxis } from '@lantern/domain/contents/shown-axis';
import type { OfferedEnding } from '@lantern/domain/attempt/offered-ending';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { activityTitle } from '../../lib/format/shown-title';
import { EndingDialog } from './ending-dialog';
import { Notice } from '../../ui/notice';
import { NumberedTitle } from '../../ui/numbered-title';
import styles from './end-course-dialog.module.css';

type EndCourseDialogProps = {
  kind: OfferedEnding;
  parts: readonly ActivityPart[];
  /** [4.10] What would count as not done. */
  left: readonly ActivityPart[];
  onConfirm: () => void;
  onClose: () => void;
};

/** [4.10] The warning, how much of the course is done, and each piece that would be left behind. */
export function EndCourseDialog({ kind, parts, left, onConfirm, onClose }: EndCourseDialogProps) {
  const { t } = useTranslation();
  const { done, total } = contentsCount(parts);
  const title =
    total > 0 ? t('player.activitiesComplete', { done, count: total }) : t('player.notHandedInTitle');
  return (
    <EndingDialog kind={kind} onConfirm={onConfirm} onClose={onClose}>
      {(total > 0 || left.length > 0) && (
        <Notice icon={ListChecks} title={title}>
          {left.length > 0 && (
            <>
              <p>{t('player.leftBehind', { count: left.length })}</p>
              <ul className={styles.left}>
                {left.map((part) => (
                  <li key={part.id}>
                    <PartName part={part} />
                    <small>{t(`contents.status.${contentsStatus(part)}`)}</small>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
    </EndingDialog>
  );
}

function PartName({ part: { axis, childActivity } }: { part: ActivityPart }) {
  const { t } = useTranslation();
  const title = activityTitle(childActivity, t);
  return axis === '' ? <bdi>{title}</bdi> : <NumberedTitle number={shownAxis(axis)} title={title} />;
}
