import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { cardFace } from '@lantern/domain/course/card-face';
import { daysLeft } from '@lantern/domain/course/due-urgency';
import { Clock, ClockAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format';
import { Notice } from '../../ui/notice';

type DueNoticeProps = { course: ObjectiveAccess; now: Date };

/** [4.22] A course that is not begun and due soon; what is far ahead is only among the facts. */
export function DueNotice({ course, now }: DueNoticeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { line, urgency } = cardFace(course, now);
  if (line.kind !== 'due' || urgency === null || urgency === 'later') return null;
  const date = format.date(line.date);
  if (urgency === 'overdue') {
    return (
      <Notice tone="danger" icon={ClockAlert} title={t('courseDetails.wasDue', { date })}>
        {t('courseDetails.wasDueAdvice')}
      </Notice>
    );
  }
  return (
    <Notice tone="light" icon={Clock} title={t('courseCard.due', { date })}>
      {t('courseCard.daysLeft', { count: daysLeft(line.date, now) })}
    </Notice>
  );
}
