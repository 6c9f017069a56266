import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { courseDue } from '@lantern/domain/course/course-due';
import { lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import { Clock, ClockAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import { dueWords } from '../../parts/course-card/due-words';
import { Notice } from '../../ui/notice';

type DueNoticeProps = { course: ObjectiveAccess; now: Date };

/** [4.22] A course that is overdue or due soon; what is far ahead is only among the facts. */
export function DueNotice({ course, now }: DueNoticeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const due = courseDue(course, now);
  if (due === null || due.urgency === 'later') return null;
  const date = format.date(due.date);
  if (due.urgency === 'overdue') {
    const isBegun = lastWorkflow(course) !== null;
    return (
      <Notice tone="danger" icon={ClockAlert} title={t('courseDetails.wasDue', { date })}>
        {dueWords(due, { t, format, now })}
        {' · '}
        {t(isBegun ? 'courseDetails.wasDueGoOn' : 'courseDetails.wasDueAdvice')}
      </Notice>
    );
  }
  return (
    <Notice tone="light" icon={Clock} title={t('courseCard.due', { date })}>
      {dueWords(due, { t, format, now })}
    </Notice>
  );
}
