import type { LifecycleState, WorkflowState } from '../vocabulary';
import { type Availability, startWindow } from './availability';
import { type DueUrgency, dueUrgency } from './due-urgency';
import { type HasRecord, type HasWorkflow, lastRecord, lastWorkflow } from '../enrollment/enrolled-course';

export type DueCourse = HasWorkflow<{ state: WorkflowState }> &
  HasRecord<object> &
  Availability & { objective: { state: LifecycleState }; dueDate: Date | null };

export type CourseDue = { date: Date; urgency: DueUrgency };

/** [4.22] Until when a course wants work, and how much that presses; null where nothing is to be done for a date. */
export function courseDue(course: DueCourse, now: Date): CourseDue | null {
  const { dueDate } = course;
  if (dueDate === null || !isWorkLeft(course, now)) return null;
  return { date: dueDate, urgency: dueUrgency(dueDate, now) };
}

/** [2.26] The courses that stand first in My courses: overdue, or due within seven days. */
export function isPressing(course: DueCourse, now: Date): boolean {
  const due = courseDue(course, now);
  return due !== null && due.urgency !== 'later';
}

/** Begun and not handed in, or not begun and still to be begun. */
function isWorkLeft(course: DueCourse, now: Date): boolean {
  const { state } = course.objective;
  if (state === 'draft' || state === 'archived') return false;
  const workflow = lastWorkflow(course);
  if (workflow) return workflow.state === 'inProgress';
  return lastRecord(course) === null && startWindow(course, now).kind !== 'closed';
}
