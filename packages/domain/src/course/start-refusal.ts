import type { ActivityType, LifecycleState, WorkflowState } from '../vocabulary';
import { type Availability, type ShutWindow, startWindow } from './availability';
import { type HasWorkflow, lastWorkflow } from '../enrollment/enrolled-course';

export type StartableCourse = Availability &
  HasWorkflow<{ id: string; state: WorkflowState }> & {
    objective: { state: LifecycleState; type: ActivityType; activity: { state: LifecycleState } };
    retake: boolean;
  };

export type StartRefusal =
  | { kind: 'comingSoon' | 'unavailable' | 'retakeNotAllowed' | 'takenOnlyOnce' }
  | { kind: 'attemptRunning' | 'attemptNotFinished'; workflowId: string }
  | ShutWindow;

/** [4.8] [4.14] [4.17] [4.18] [4.21] Why no new attempt may begin now; null when it may. The server's gate, and the button's. */
export function startRefusal(course: StartableCourse, now: Date): StartRefusal | null {
  const { objective } = course;
  if (objective.state === 'draft') return { kind: 'comingSoon' };
  if (objective.state === 'archived') return { kind: 'unavailable' };

  const workflow = lastWorkflow(course);
  if (workflow && workflow.state !== 'finished') {
    const kind = workflow.state === 'inProgress' ? 'attemptRunning' : 'attemptNotFinished';
    return { kind, workflowId: workflow.id };
  }
  if (workflow && !course.retake) return { kind: 'retakeNotAllowed' };
  if (workflow && isTakenOnlyOnce(objective)) return { kind: 'takenOnlyOnce' };

  const window = startWindow(course, now);
  return window.kind === 'open' ? null : window;
}

/** [4.17] [4.21] May an attempt that is over be followed by another, now or once the course opens? */
export function canBeTakenAgain(course: StartableCourse, now: Date): boolean {
  const refusal = startRefusal(course, now);
  return refusal === null || refusal.kind === 'notYetOpen';
}

/** [4.17] A text is read once; a live external tool keeps its own retakes (reading 7, to the letter). */
function isTakenOnlyOnce({ type, activity }: StartableCourse['objective']): boolean {
  if (type === 'lti') return activity.state === 'ready' || activity.state === 'expired';
  return type === 'text';
}
