import { certificatePath, contentPartPath, contentPath, detailsPath } from '../course/course-paths';
import type { CalendarKind } from './calendar-kinds';

type Dated = {
  kind: CalendarKind;
  course: { objectiveId: string; isBegun: boolean } | null;
  activity: { axis: string } | null;
  certificateNumber: string | null;
};

/** [2.12] Where a date leads: to the certificate, the activity where the course was begun, else to the course; what is one's own to where it is kept. */
export function calendarPath({ kind, course, activity, certificateNumber }: Dated): string {
  if (kind === 'personal') return '/calendar';
  if (kind === 'task' || !course) return '/tasks';
  const { objectiveId, isBegun } = course;
  if (certificateNumber) return certificatePath(objectiveId, certificateNumber);
  if (!isBegun) return detailsPath(objectiveId);
  return activity ? contentPartPath(objectiveId, activity.axis) : contentPath(objectiveId);
}
