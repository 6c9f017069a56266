import type { CalendarKind } from '@lantern/domain/planner/calendar-kinds';

/** What a date says of its thing; nothing of what takes place, or is one's own. */
type Said = Exclude<CalendarKind, 'event' | 'personal' | 'task'>;

const en: Record<Said, string> = {
  closes: 'closes',
  due: 'due',
  expires: 'certificate expires',
  graceUntil: 'late work until now',
  opens: 'opens',
  results: 'results',
  startUntil: 'last time to start',
};

const ar: Record<Said, string> = {
  closes: 'يُغلق',
  due: 'موعد التسليم',
  expires: 'انتهاء الشهادة',
  graceUntil: 'آخر موعد للتسليم المتأخر',
  opens: 'يُفتح',
  results: 'النتائج',
  startUntil: 'آخر موعد للبدء',
};

/** [2.12] A date in one line, as another calendar shows it. */
export function calendarLine({ kind, title }: { kind: CalendarKind; title: string }, locale: string): string {
  if (kind === 'event' || kind === 'personal' || kind === 'task') return title;
  return `${title}: ${(locale.startsWith('ar') ? ar : en)[kind]}`;
}
