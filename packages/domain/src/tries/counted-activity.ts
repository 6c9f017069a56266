import type { ActivityType, LifecycleState } from '../vocabulary';

/** An activity with what it holds, as far as it decides what counts. */
export type CountedActivity = {
  type: ActivityType;
  activityState: LifecycleState;
  children: readonly CountedActivity[];
};

/** The same, as a node of the course's tree has it. */
export type CountedPart = {
  childActivity: { type: ActivityType; state: LifecycleState; children: readonly CountedPart[] };
};

/**
 * [4.29] [5.10] Reading 61: a draft or an archived activity counts in nothing: progress, score, required work,
 * sequence, numbers. Reading 62: nor does a module in which nothing counts; nothing to do is done.
 */
export function counts({ type, activityState, children }: CountedActivity): boolean {
  if (!isThere(activityState)) return false;
  return children.length > 0 ? children.some(counts) : type !== 'composite';
}

/** [4.29] [5.10] Readings 61 and 62, of a node of the tree. */
export function partCounts({ childActivity: { type, state, children } }: CountedPart): boolean {
  if (!isThere(state)) return false;
  return children.length > 0 ? children.some(partCounts) : type !== 'composite';
}

/** [4.28] Reading 62: a module in which there is nothing at all. */
export function isEmptyModule({ childActivity: { type, children } }: CountedPart): boolean {
  return type === 'composite' && children.length === 0;
}

function isThere(state: LifecycleState): boolean {
  return state !== 'draft' && state !== 'archived';
}
