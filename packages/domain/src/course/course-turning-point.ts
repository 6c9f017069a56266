import { DUE_SOON_MS } from './due-urgency';
import type { EnrolledCourse } from '../enrollment/enrolled-course';

type DatedCourse = Pick<
  EnrolledCourse,
  'availabilityDate' | 'availabilityEndDate' | 'dueDate' | 'gradeRevealDate'
>;

/** [4.20] [4.21] The next moment at which the course page may say something else; null when none will come. */
export function courseTurningPoint(course: DatedCourse, now: Date): Date | null {
  const { availabilityDate, availabilityEndDate, dueDate, gradeRevealDate } = course;
  // What begins, begins at its instant; what ends still holds at its instant and is over just after.
  const times = [
    ...timesOf([availabilityDate, gradeRevealDate]),
    ...timesOf([dueDate], -DUE_SOON_MS),
    ...timesOf([availabilityEndDate, dueDate], 1),
  ];
  const coming = times.filter((time) => time > now.getTime());
  return coming.length > 0 ? new Date(Math.min(...coming)) : null;
}

function timesOf(dates: ReadonlyArray<Date | null>, laterMs = 0): number[] {
  return dates.flatMap((date) => (date ? [date.getTime() + laterMs] : []));
}
