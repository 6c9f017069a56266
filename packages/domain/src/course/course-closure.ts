import type { LifecycleState } from '../vocabulary';

/** [4.18] Reading 65: in these nothing is started, saved, handed in or launched; what tools send is still taken. */
export const CLOSED_COURSE_STATES: readonly LifecycleState[] = ['draft', 'archived'];

/** [4.18] Reading 65: may a learner work in a course? Whatever was begun waits until it comes back. */
export function isCourseOpen(state: LifecycleState): boolean {
  return !CLOSED_COURSE_STATES.includes(state);
}
