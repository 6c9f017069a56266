/** [2.12] What a date says: of a course or an activity, of a certificate, of a task or an event of the learner's own. */
export const CALENDAR_KINDS = [
  'opens',
  'startUntil',
  'due',
  'graceUntil',
  'closes',
  'results',
  'event',
  'expires',
  'task',
  'personal',
] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** [4.22] What became of something that is due: done, or not and late. */
export const DATE_STATUSES = ['done', 'overdue'] as const;
export type DateStatus = (typeof DATE_STATUSES)[number];
