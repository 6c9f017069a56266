import type { ActivityType, LifecycleState } from '../vocabulary';
import { counts } from '../tries/counted-activity';
import { isDone, type WorkedOn } from './is-done';

/** [4.26] One activity of a course, as far as the order of taking them goes. */
export type SequencedPart = {
  axis: string;
  /** Closed until what stands before it is completed. */
  requiresPrevious: boolean;
  optional: boolean;
  /** [8.8] What must be reached, 0 to 1; null where taking it is enough. */
  passingScore: number | null;
  type: ActivityType;
  activityState: LifecycleState;
  workflow: WorkedOn | null;
  /** The best so far, told to the learner or not. */
  normalizedScore: number | null;
  children: readonly SequencedPart[];
};

/** [4.26] What must be completed first, by the axis of each part that is not available yet. */
export function sequenceLocks(parts: readonly SequencedPart[]): Map<string, string> {
  const locks = new Map<string, string>();
  lockBelow(parts, null, locks);
  return locks;
}

/** [4.26] [8.8] Handed in and, where it must be passed, passed; of a module all that is required in it. */
export function isCompleted(part: SequencedPart): boolean {
  if (part.children.length > 0) return part.children.filter(isRequired).every(isCompleted);
  const { workflow, passingScore, normalizedScore } = part;
  return isDone(workflow) && (passingScore === null || (normalizedScore ?? 0) >= passingScore);
}

/** What closes a part closes all that is in it. */
function lockBelow(parts: readonly SequencedPart[], above: string | null, locks: Map<string, string>): void {
  let previous: SequencedPart | null = null;
  for (const part of parts) {
    const waitsFor: string | null = above ?? (part.requiresPrevious ? firstOpen(previous) : null);
    if (waitsFor !== null) locks.set(part.axis, waitsFor);
    lockBelow(part.children, waitsFor, locks);
    if (isRequired(part)) previous = part;
  }
}

/** The very activity to go to: in a module the first that is still to be completed; null when all is. */
function firstOpen(part: SequencedPart | null): string | null {
  if (part === null || isCompleted(part)) return null;
  const open = part.children.filter(isRequired).find((child) => !isCompleted(child));
  return open ? firstOpen(open) : part.axis;
}

/** Nobody can be asked to complete what is not there. */
function isRequired(part: SequencedPart): boolean {
  return !part.optional && counts(part);
}
