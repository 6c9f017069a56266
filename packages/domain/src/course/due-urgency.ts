export type DueUrgency = 'overdue' | 'soon' | 'later';

const DAY_MS = 24 * 60 * 60 * 1000;
export const DUE_SOON_MS = 7 * DAY_MS;

/** [4.22] How pressing a due date is. It never locks anything (reading 18). */
export function dueUrgency(dueDate: Date, now: Date): DueUrgency {
  if (now > dueDate) return 'overdue';
  return dueDate.getTime() - now.getTime() <= DUE_SOON_MS ? 'soon' : 'later';
}

/** [4.22] The count of "{{count}} days left": a day that has begun counts. Never below 0. */
export function daysLeft(dueDate: Date, now: Date): number {
  return Math.max(0, Math.ceil((dueDate.getTime() - now.getTime()) / DAY_MS));
}

/** [4.22] The count of "{{count}} days late": a day that has begun counts. Never below 0. */
export function daysLate(dueDate: Date, now: Date): number {
  return Math.max(0, Math.ceil((now.getTime() - dueDate.getTime()) / DAY_MS));
}
