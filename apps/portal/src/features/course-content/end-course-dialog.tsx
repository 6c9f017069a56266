import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { contentsCount, untouchedRequired } from '@lantern/domain/activity/contents-count';
import type { OfferedEnding } from '@lantern/domain/attempt/offered-ending';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EndingDialog } from '../../parts/attempt-ending/ending-dialog';
import { Notice } from '../../ui/notice';

type EndCourseDialogProps = {
  kind: OfferedEnding;
  parts: readonly ActivityPart[];
  onConfirm: () => void;
  onClose: () => void;
};

/** [4.10] The warning, and how much of the course is done. */
export function EndCourseDialog({ kind, parts, onConfirm, onClose }: EndCourseDialogProps) {
  const { t } = useTranslation();
  const { done, total } = contentsCount(parts);
  const untouched = untouchedRequired(parts).length;
  return (
    <EndingDialog kind={kind} onConfirm={onConfirm} onClose={onClose}>
      {total > 0 && (
        <Notice icon={ListChecks} title={t('player.activitiesComplete', { done, count: total })}>
          {untouched > 0 && t('player.requiredNotStarted', { count: untouched })}
        </Notice>
      )}
    </EndingDialog>
  );
}
