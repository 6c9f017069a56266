import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { contentsCount } from '@lantern/domain/contents/contents-count';
import { contentsStatus } from '@lantern/domain/contents/contents-marks';
import { shownAxis } from '@lantern/domain/contents/shown-axis';
import { isHandedInByEnding, leftBehind, openNewTries } from '@lantern/domain/attempt/hand-in';
import type { AttemptEnding } from '@lantern/domain/attempt/attempt-ending';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActivityName } from '../course-text/activity-name';
import { EndingDialog } from './ending-dialog';
import { Notice } from '../../ui/notice';
import styles from './end-course-dialog.module.css';

type EndCourseDialogProps = {
  kind: AttemptEnding;
  /** What there is to do; nothing while it is not known. */
  parts: readonly ActivityPart[];
  onConfirm: () => void;
  onClose: () => void;
};

/** [4.10] The warning, how much of the course is done, and each piece that would be left behind. */
export function EndCourseDialog({ kind, parts, onConfirm, onClose }: EndCourseDialogProps) {
  const { t } = useTranslation();
  const { done, total } = contentsCount(parts);
  const left = leftBehind(parts);
  const newTries = openNewTries(parts);
  const optional = total - done - left.length;
  const whole = parts.find(({ axis }) => axis === '');
  const isEmpty = total === 0 || (whole && left.length + newTries.length === 0);
  return (
    <EndingDialog kind={kind} onConfirm={onConfirm} onClose={onClose}>
      {!isEmpty && (
        <Notice
          icon={ListChecks}
          title={
            whole ? t('player.notHandedInTitle') : t('player.activitiesComplete', { done, count: total })
          }
        >
          {left.length > 0 && (
            <p>
              {whole && isHandedInByEnding(whole.childActivity)
                ? t('player.handedInByEnding')
                : t('player.leftBehind', { count: left.length })}
            </p>
          )}
          <Pieces parts={left} />
          {newTries.length > 0 && <p>{t('player.newTriesLeft', { count: newTries.length })}</p>}
          <Pieces parts={newTries} />
          {optional > 0 && <p>{t('player.optionalLeft', { count: optional })}</p>}
        </Notice>
      )}
    </EndingDialog>
  );
}

function Pieces({ parts }: { parts: readonly ActivityPart[] }) {
  const { t } = useTranslation();
  if (parts.length === 0) return null;
  return (
    <ul className={styles.left}>
      {parts.map((part) => (
        <li key={part.id}>
          <PartName part={part} />
          <small>{t(`contents.status.${contentsStatus(part)}`)}</small>
        </li>
      ))}
    </ul>
  );
}

function PartName({ part: { axis, childActivity } }: { part: ActivityPart }) {
  return <ActivityName number={shownAxis(axis)} activity={childActivity} />;
}
