import { isCourseOpen } from '@lantern/domain/course/course-closure';
import type { LifecycleState } from '@lantern/domain/vocabulary';
import { type LtiRefused, refused } from '../refusal';

/** [4.18] Reading 65: has the course been closed since the learner opened the activity? */
export function checkCourse({ courseState }: { courseState: LifecycleState }): LtiRefused | null {
  return isCourseOpen(courseState) ? null : refused('courseUnavailable');
}
