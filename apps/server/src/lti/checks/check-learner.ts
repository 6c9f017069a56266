import { type LearnerFacts, rightToLearn } from '@lantern/domain/access/right-to-learn';
import { isCourseOpen } from '@lantern/domain/course/course-closure';
import type { LifecycleState } from '@lantern/domain/vocabulary';
import { type LtiRefused, refused } from '../refusal';

/** [4.33] Reading 64: may the person who opened the activity still learn? Inside a frame no session says so. */
export function checkLearner(launch: LearnerFacts): LtiRefused | null {
  return rightToLearn(launch).kind === 'granted' ? null : refused('noRightToLearn');
}

/** [4.18] Reading 65: has the course been closed since the learner opened the activity? */
export function checkCourse({ courseState }: { courseState: LifecycleState }): LtiRefused | null {
  return isCourseOpen(courseState) ? null : refused('courseUnavailable');
}
