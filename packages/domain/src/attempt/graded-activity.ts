import type { ActivityAttempt, CourseNode } from '../activity/course-node';
import { nextAttemptState } from './attempt-lifecycle';
import { notBefore } from './not-before';
import { settledState } from './settle-attempt';

/**
 * [4.3] An attempt at an activity that gets its score: a tool hands in what it scores; a person grades only what was
 * handed in, and not what the attempt's end cut off. Null when it cannot be graded.
 */
export function gradedActivity(
  workflow: ActivityAttempt,
  actor: 'grader' | 'tool',
  now: Date,
): ActivityAttempt | null {
  const isOpen = workflow.state === 'inProgress';
  const handedIn = isOpen ? nextAttemptState(workflow.state, { event: 'submit', actor }) : workflow.state;
  if (!handedIn || (actor === 'grader' && workflow.submitted === null)) return null;
  return {
    ...workflow,
    state: settledState(handedIn, { awaitsGrading: false, awaitsApproval: false }),
    // A score is the whole of it; what the end of the attempt cut off stays cut off.
    progress: isOpen ? 1 : workflow.progress,
    submitted: workflow.submitted ?? notBefore(now, workflow.started),
    finished: workflow.finished ?? notBefore(now, workflow.started, workflow.submitted),
  };
}

/** [4.3] A person gives points to what is graded, and others to what a tool scores; a text has none to get. */
export function takesPoints({ part, outcome, isGraded }: CourseNode): boolean {
  return isGraded || part.toolUrl !== null || outcome.normalizedScore !== null;
}
