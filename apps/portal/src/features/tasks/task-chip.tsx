import type { Task } from '@lantern/contract/planner/task';
import type { DueUrgency } from '@lantern/domain/course/due-urgency';
import { Calendar, Check, Clock, ClockAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import { Chip } from '../../ui/chip';

type TaskChipProps = { task: Task; at: Date | null; urgency: DueUrgency; now: Date };

const LOOKS = {
  overdue: { tone: 'danger', icon: ClockAlert },
  soon: { tone: 'light', icon: Clock },
  later: { tone: 'neutral', icon: Calendar },
} as const;

/** Beyond it nobody counts the days. */
const FAR_DAYS = 60;

/** [4.22] How late, or how long there is still time, by the days of the reader's calendar. */
export function TaskChip({ task, at, urgency, now }: TaskChipProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (task.ticked) {
    const isToday = format.daysBetween(task.ticked, now) === 0;
    const date = format.shortDate(task.ticked);
    return <Chip icon={Check}>{isToday ? t('tasks.tickedToday') : t('tasks.tickedOn', { date })}</Chip>;
  }
  const words = () => {
    if (!at) return t('tasks.noDate');
    const days = format.daysBetween(now, at);
    if (urgency === 'overdue')
      return days === 0 ? t('courseCard.lateToday') : t('courseCard.daysLate', { count: -days });
    if (days > FAR_DAYS) return format.mediumDate(at);
    return days === 0 ? t('courseCard.dueToday') : t('tasks.inDays', { count: days });
  };
  return <Chip {...LOOKS[urgency]}>{words()}</Chip>;
}
