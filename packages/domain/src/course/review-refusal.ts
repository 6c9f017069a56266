import { gradeRevealTime, isGradeVisible, resultState } from '../grade/grade-reveal';
import { courseOffer, type OfferedCourse } from './course-offer';
import { lastWorkflow } from '../enrollment/enrolled-course';

export type ReviewRefusal =
  | { kind: 'never' | 'importedResult' | 'notFinished' }
  | { kind: 'notYet'; from: Date };

/** [4.16] [4.20] Why the Review button cannot be pressed; null when it can, or is not there. */
export function reviewRefusal(course: OfferedCourse, now: Date): ReviewRefusal | null {
  const review = courseOffer(course, now).actions.find(({ name }) => name === 'review');
  if (!review || review.enabled) return null;

  const workflow = lastWorkflow(course);
  if (workflow && workflow.state !== 'finished') return { kind: 'notFinished' };
  if (isGradeVisible(course, resultState(course), now)) return { kind: 'importedResult' };
  const from = gradeRevealTime(course);
  return from ? { kind: 'notYet', from } : { kind: 'never' };
}
