import type { ActivityType, LifecycleState } from '../vocabulary';

/** A node of a course, as far as it decides what counts. */
export type CountedNode = {
  part: { type: ActivityType; activityState: LifecycleState };
  children: readonly CountedNode[];
};

/** The same, as the wire has it. */
export type CountedPart = {
  childActivity: { type: ActivityType; state: LifecycleState; children: readonly CountedPart[] };
};

/**
 * [4.29] [5.10] Reading 61: a draft or an archived activity counts in nothing: progress, score, required work,
 * sequence, numbers. Reading 62: nor does a module in which nothing counts; nothing to do is done.
 */
export function counts({ part, children }: CountedNode): boolean {
  if (!isThere(part.activityState)) return false;
  return children.length > 0 ? children.some(counts) : part.type !== 'composite';
}

/** [4.29] [5.10] Readings 61 and 62, of what came over the wire. */
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
