export type DueUrgency = 'overdue' | 'soon' | 'later';

export const DUE_SOON_MS = 7 * 24 * 60 * 60 * 1000;

/** [4.22] How pressing a due date is. It never locks anything (reading 18). */
export function dueUrgency(dueDate: Date, now: Date): DueUrgency {
  if (now > dueDate) return 'overdue';
  return dueDate.getTime() - now.getTime() <= DUE_SOON_MS ? 'soon' : 'later';
}
