import { clampProgress } from '../grade/percent';
import type { LifecycleState, WorkflowState } from '../vocabulary';
import { contentPath, detailsPath, enrolmentPath } from './course-paths';
import { isUnderWay } from './course-progress';
import {
  type CourseRecord,
  type CourseWorkflow,
  type HasRecord,
  type HasWorkflow,
  lastRecord,
  lastWorkflow,
} from '../enrollment/enrolled-course';

export type CardCourse = HasWorkflow<Omit<CourseWorkflow, 'id' | 'protectResults'>> &
  HasRecord<Pick<CourseRecord, 'finished'>> & {
    objective: { id: string; state: LifecycleState };
    objectiveWorkflowAggregate: { id: string } | null;
    availabilityDate: Date | null;
    dueDate: Date | null;
  };

export type CardFooter =
  | { kind: 'comingSoon' | 'notStarted' }
  | { kind: 'available' | 'due'; date: Date }
  | { kind: 'started' | 'submitted'; date: Date | null; progress: number }
  | { kind: 'completed'; date: Date | null }
  | { kind: 'state'; state: WorkflowState };

/** [4.22] Where a course card leads. */
export function cardDestination(course: CardCourse): string {
  const { objective, objectiveWorkflowAggregate: aggregate } = course;
  if (isUnderWay(course)) return contentPath(objective.id);
  if (lastWorkflow(course)?.state === 'finished' || aggregate === null) return detailsPath(objective.id);
  return enrolmentPath(objective.id, aggregate.id);
}

/** [4.22] The one line at the foot of a course card. */
export function cardFooter(course: CardCourse): CardFooter {
  if (course.objective.state === 'draft') return { kind: 'comingSoon' };
  const workflow = lastWorkflow(course);
  if (workflow === null) return footerWithoutAttempt(course);

  const progress = clampProgress(workflow.progress);
  if (workflow.state === 'inProgress') return { kind: 'started', date: workflow.started, progress };
  if (workflow.state === 'inGrading') return { kind: 'submitted', date: workflow.submitted, progress };
  if (workflow.state === 'finished') return { kind: 'completed', date: workflow.finished };
  // Reading 26: the states without a line of their own show what is due, else their name.
  return course.dueDate ? { kind: 'due', date: course.dueDate } : { kind: 'state', state: workflow.state };
}

function footerWithoutAttempt(course: CardCourse): CardFooter {
  const record = lastRecord(course);
  if (record) return { kind: 'completed', date: record.finished };
  if (course.availabilityDate) return { kind: 'available', date: course.availabilityDate };
  return course.dueDate ? { kind: 'due', date: course.dueDate } : { kind: 'notStarted' };
}
