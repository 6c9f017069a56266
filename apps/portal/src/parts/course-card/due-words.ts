import type { CourseDue } from '@lantern/domain/course/course-due';
import type { CardWords } from './use-card-words';

/** [4.22] How late, or how long there is still time, by the days of the reader's calendar: the date stands beside it. */
export function dueWords({ date, urgency }: CourseDue, { t, format, now }: CardWords): string {
  const days = format.daysBetween(now, date);
  if (urgency === 'overdue') {
    return days === 0 ? t('courseCard.lateToday') : t('courseCard.daysLate', { count: -days });
  }
  return days === 0 ? t('courseCard.dueToday') : t('courseCard.daysLeft', { count: days });
}
