import { isDone } from '@lantern/domain/activity/is-done';
import type { WeighedPart } from '@lantern/domain/attempt/attempt-ending';
import type { TakenPart } from '@lantern/domain/attempt/roll-up';
import type { AttemptNode } from './attempt-tree';

/** [3.5] [3.6] What the roll-up asks of an attempt. */
export function takenPart(node: AttemptNode): TakenPart {
  const { type, activityState, optional, scoreWeight, duration, normalizedScore, children } = node;
  return {
    type,
    activityState,
    optional,
    scoreWeight,
    duration,
    isFinished: isDone(node.workflow),
    normalizedScores: normalizedScore === null ? [] : [normalizedScore],
    children: children.map(takenPart),
  };
}

/** [4.10] What the choice between submitting and finishing asks of a course. */
export function weighedParts({ children }: AttemptNode): WeighedPart[] {
  return children.map((child) => ({
    scoreWeight: child.scoreWeight,
    childActivity: { type: child.type, state: child.activityState, children: weighedParts(child) },
  }));
}
