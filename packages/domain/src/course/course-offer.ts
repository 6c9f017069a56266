import { areResultsProtected, isGradeVisible, isReviewAllowed, resultState } from '../grade/grade-reveal';
import type { ShutWindow } from './availability';
import {
  type EnrolledCourse,
  hasImportedResult,
  lastRecord,
  lastWorkflow,
} from '../enrollment/enrolled-course';
import { startRefusal } from './start-refusal';

export type OfferedCourse = Pick<
  EnrolledCourse,
  | 'objective'
  | 'retake'
  | 'availabilityDate'
  | 'availabilityEndDate'
  | 'gradeRevealPolicy'
  | 'gradeRevealDate'
  | 'objectiveWorkflowAggregate'
>;

export type CourseActionName =
  | 'start'
  | 'continue'
  | 'review'
  | 'startAgain'
  | 'addToMyCourses'
  | 'enrolled'
  | 'share';
export type CourseAction = { name: CourseActionName; enabled: boolean; primary: boolean };
export type CourseNotice =
  | { kind: 'comingSoon' | 'unavailable' | 'beingGraded' | 'importedResult' }
  | ShutWindow;
export type CourseOffer = { actions: CourseAction[]; notice: CourseNotice | null };

type Showing = 'enabled' | 'disabled' | 'hidden';
type Button = Omit<CourseAction, 'primary'>;

/** One rule per button, in display order. */
const BUTTONS: ReadonlyArray<[CourseActionName, (course: OfferedCourse, now: Date) => Showing]> = [
  ['start', start],
  ['continue', continueAttempt],
  ['review', review],
  ['startAgain', startAgain],
];
const SHARE: CourseAction = { name: 'share', enabled: true, primary: false };

/** [4.14]–[4.19] The buttons to draw, and the one line that explains them. */
export function courseOffer(course: OfferedCourse, now: Date): CourseOffer {
  const { state } = course.objective;
  // Reading 16: even a running attempt gets no button here.
  if (state === 'draft') return { actions: [SHARE], notice: { kind: 'comingSoon' } };
  if (state === 'archived') return { actions: [SHARE], notice: { kind: 'unavailable' } };

  const buttons = BUTTONS.flatMap(([name, rule]): Button[] => {
    const showing = rule(course, now);
    return showing === 'hidden' ? [] : [{ name, enabled: showing === 'enabled' }];
  });
  return { actions: [...withPrimary(buttons), SHARE], notice: noticeFor(course, now) };
}

/** [4.14] */
function start(course: OfferedCourse, now: Date): Showing {
  return hasBeenTaken(course) ? 'hidden' : newAttempt(course, now);
}

/** [4.15] */
function continueAttempt(course: OfferedCourse): Showing {
  return lastWorkflow(course)?.state === 'inProgress' ? 'enabled' : 'hidden';
}

/** [4.16] Readings 15 and 22. */
function review(course: OfferedCourse, now: Date): Showing {
  const workflow = lastWorkflow(course);
  if (!hasBeenTaken(course) || workflow?.state === 'inProgress') return 'hidden';
  if (!course.objective.activity.supportReview) return 'hidden';
  // The server also marks as protected what the policy hides: the policy speaks first, so that both sides agree.
  if (!isGradeVisible(course, resultState(course), now)) return 'disabled';
  if (areResultsProtected(course)) return 'hidden';
  if (workflow === null || hasImportedResult(course)) return 'disabled';
  return isReviewAllowed(course, workflow.state, now) ? 'enabled' : 'disabled';
}

/** [4.17] */
function startAgain(course: OfferedCourse, now: Date): Showing {
  return hasBeenTaken(course) ? newAttempt(course, now) : 'hidden';
}

/** [4.21] A shut window disables the button; any other refusal takes it away. */
function newAttempt(course: OfferedCourse, now: Date): Showing {
  const refusal = startRefusal(course, now);
  if (refusal === null) return 'enabled';
  return refusal.kind === 'notYetOpen' || refusal.kind === 'closed' ? 'disabled' : 'hidden';
}

function hasBeenTaken(course: OfferedCourse): boolean {
  return lastWorkflow(course) !== null || lastRecord(course) !== null;
}

/** At most one button leads: the first that can be pressed, else the first. */
function withPrimary(buttons: Button[]): CourseAction[] {
  const leading = buttons.find((button) => button.enabled) ?? buttons[0];
  return buttons.map((button) => ({ ...button, primary: button === leading }));
}

function noticeFor(course: OfferedCourse, now: Date): CourseNotice | null {
  const workflow = lastWorkflow(course);
  if (workflow?.state === 'inGrading') return { kind: 'beingGraded' };
  const refusal = startRefusal(course, now);
  if (refusal?.kind === 'notYetOpen' || refusal?.kind === 'closed') return refusal;
  return workflow === null && lastRecord(course) !== null ? { kind: 'importedResult' } : null;
}
