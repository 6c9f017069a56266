import { activityUrgency } from '../activity/activity-urgency';
import { isDone } from '../activity/is-done';
import { courseDue } from '../course/course-due';
import { isCourseOpen } from '../course/course-closure';
import { startWindow } from '../course/availability';
import { lastRecord, lastWorkflow } from '../enrollment/enrolled-course';
import type { PlannedActivity, PlannedCourse } from './planned-course';

/** Something with a date that a course wants done; without an activity, the course itself. */
export type CourseTask<Activity> = { due: Date; activity: Activity | null };

/** [4.22] [4.26] What a course still wants done by a date, itself and its required activities, as long as it can be done. */
export function courseTasks<Activity extends PlannedActivity>(
  course: PlannedCourse<Activity>,
  now: Date,
): Array<CourseTask<Activity>> {
  const due = courseDue(course, now);
  const tasks: Array<CourseTask<Activity>> = due ? [{ due: due.date, activity: null }] : [];
  if (!canBeWorkedOn(course, now)) return tasks;
  for (const activity of course.activities) {
    if (activity.own.due && isWanted(activity, now)) tasks.push({ due: activity.own.due, activity });
  }
  return tasks;
}

/** Begun and not handed in, or still to be begun; what is in a course is nobody's task before or after that. */
function canBeWorkedOn(course: PlannedCourse, now: Date): boolean {
  if (!isCourseOpen(course.objective.state)) return false;
  const workflow = lastWorkflow(course);
  if (workflow) return workflow.state === 'inProgress';
  return lastRecord(course) === null && startWindow(course, now).kind === 'open';
}

function isWanted(activity: PlannedActivity, now: Date): boolean {
  const { optional, own, work } = activity;
  return !optional && !isShut(activity, now) && work.some((one) => isLeft(one, own.due, now));
}

/** [8.8] An earlier try that was done is enough. */
function isLeft(work: PlannedActivity['work'][number], due: Date | null, now: Date): boolean {
  return !isDone(work) && activityUrgency(due, work?.state ?? null, now) !== null;
}

/** [4.26] Nobody is reminded of what the dates have closed for good. */
function isShut({ constraint, work }: PlannedActivity, now: Date): boolean {
  const { gracePeriodUntil, accessibleUntil, startUntil } = constraint;
  const isBegun = work.some((one) => one !== null);
  return [gracePeriodUntil, accessibleUntil, isBegun ? null : startUntil].some(
    (until) => until !== null && now > until,
  );
}
