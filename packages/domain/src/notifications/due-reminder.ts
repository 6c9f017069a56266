/** When what is due is told of: two days before, and two hours before. */
export const REMINDED_BEFORE_MS = 48 * 3_600_000;
const LAST_REMINDER_MS = 2 * 3_600_000;

/** What was told of the same thing before. */
type Told = { due: Date | null; made: Date };

/** [4.22] Is it time to remind of what is due? Not of what is over, and of each of the two times once; another date is news. */
export function isReminderDue(due: Date, told: Told | null, now: Date): boolean {
  const leftMs = due.getTime() - now.getTime();
  if (leftMs <= 0 || leftMs > REMINDED_BEFORE_MS) return false;
  if (told?.due?.getTime() !== due.getTime()) return true;
  return leftMs <= LAST_REMINDER_MS && due.getTime() - told.made.getTime() > LAST_REMINDER_MS;
}
