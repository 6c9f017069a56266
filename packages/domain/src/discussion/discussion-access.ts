import type { ActivityLock } from '../activity/activity-lock';
import type { ContentRefusal } from '../contents/content-access';
import { isCourseOpen } from '../course/course-closure';
import type { LifecycleState, WorkflowState } from '../vocabulary';

/** What closes it to those who had begun: its dates, and their own work being reviewed; what others say is none of that. */
const LEAVES_IT_READABLE: ReadonlyArray<ContentRefusal['kind']> = [
  'accessibleUntilPassed',
  'gracePeriodPassed',
  'reviewHidden',
];

/** [1.3] [4.25] Why a learner may not read a discussion; null when they may. */
export function discussionReadRefusal(
  refusal: ContentRefusal | null,
  { isBegun }: { isBegun: boolean },
): ContentRefusal | null {
  return refusal && isBegun && LEAVES_IT_READABLE.includes(refusal.kind) ? null : refusal;
}

/** [1.3] Why nothing more is written into a discussion by a person, the first reason only. */
export type WriteRefusal =
  | { kind: 'courseUnavailable' | 'lockedOut' | 'attemptOver' | 'graded' }
  | { kind: 'locked'; lock: ActivityLock };

export type WriteFacts = {
  isModerator: boolean;
  courseState: LifecycleState;
  isLockedOut: boolean;
  /** Null where the person has none. */
  attemptState: WorkflowState | null;
  /** Of the activity; null where it is not begun. */
  workflowState: WorkflowState | null;
  /** A person grades it. */
  isGraded: boolean;
  lock: ActivityLock | null;
};

/**
 * [1.3] Readings 61 and 65: read-only once the attempt is over, the grade is there, or the activity is closed; meeting the
 * requirement closes nothing. Whoever moderates writes as long as the course is open.
 */
export function discussionWriteRefusal(facts: WriteFacts): WriteRefusal | null {
  const { isModerator, courseState, isLockedOut, attemptState, workflowState, isGraded, lock } = facts;
  if (!isCourseOpen(courseState)) return { kind: 'courseUnavailable' };
  if (isModerator) return null;
  if (isLockedOut) return { kind: 'lockedOut' };
  if (attemptState !== 'inProgress') return { kind: 'attemptOver' };
  if (isGraded && workflowState === 'finished') return { kind: 'graded' };
  // Whether one's own work is shown again says nothing about talking on.
  return lock && lock.kind !== 'reviewHidden' ? { kind: 'locked', lock } : null;
}

/** [1.3] Are the posts of others still hidden from this person, until they have begun a thread of their own? */
export function mustPostFirst(
  { postFirst }: { postFirst: boolean },
  { isModerator, hasOwnThread }: { isModerator: boolean; hasOwnThread: boolean },
): boolean {
  return postFirst && !isModerator && !hasOwnThread;
}
