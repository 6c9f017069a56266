import type { CourseDue } from '@lantern/domain/course/course-due';
import { Clock, ClockAlert } from 'lucide-react';
import { Chip } from '../../ui/chip';
import { dueWords } from './due-words';
import type { CardWords } from './use-card-words';

type DueChipProps = { due: CourseDue; words: CardWords };

/** [4.22] How late, or how long there is still time; nothing where the date is far away. */
export function DueChip({ due, words }: DueChipProps) {
  if (due.urgency === 'later') return null;
  const isLate = due.urgency === 'overdue';
  return (
    <Chip tone={isLate ? 'danger' : 'light'} icon={isLate ? ClockAlert : Clock}>
      {dueWords(due, words)}
    </Chip>
  );
}
