import type { CourseDue } from '@lantern/domain/course/course-due';
import { daysLate, daysLeft } from '@lantern/domain/course/due-urgency';
import { Clock, ClockAlert } from 'lucide-react';
import { Chip } from '../../ui/chip';
import type { CardWords } from './use-card-words';

type DueChipProps = { due: CourseDue; words: Pick<CardWords, 't' | 'now'> };

/** [4.22] How late, or how long there is still time; nothing where the date is far away. */
export function DueChip({ due: { date, urgency }, words: { t, now } }: DueChipProps) {
  if (urgency === 'later') return null;
  if (urgency === 'overdue') {
    return (
      <Chip tone="danger" icon={ClockAlert}>
        {t('courseCard.daysLate', { count: daysLate(date, now) })}
      </Chip>
    );
  }
  return (
    <Chip tone="light" icon={Clock}>
      {t('courseCard.daysLeft', { count: daysLeft(date, now) })}
    </Chip>
  );
}
