import type { ActivityPart } from './activity-part';

/** [3.7] Every part of the tree, parents before their children. */
export function allParts(parts: readonly ActivityPart[]): ActivityPart[] {
  return parts.flatMap((part) => [part, ...allParts(part.childActivity.children)]);
}

/** [3.7] From the top of the tree down to a part; null when it is not in the tree. */
export function pathTo(parts: readonly ActivityPart[], id: string): ActivityPart[] | null {
  for (const part of parts) {
    if (part.id === id) return [part];
    const below = pathTo(part.childActivity.children, id);
    if (below) return [part, ...below];
  }
  return null;
}

/** [3.7] The part of this id; null when it is not in the tree. */
export function partWithId(parts: readonly ActivityPart[], id: string): ActivityPart | null {
  return firstPart(parts, (part) => part.id === id);
}

/** [2.8] Reading 36: the part at an axis such as "1.2"; null when there is none. */
export function partAtAxis(parts: readonly ActivityPart[], axis: string): ActivityPart | null {
  return firstPart(parts, (part) => part.axis === axis);
}

/** [4.24] The part at an activity path; null when there is none. */
export function partAtPath(parts: readonly ActivityPart[], activityPathId: string): ActivityPart | null {
  return firstPart(parts, (part) => part.activityPathId === activityPathId);
}

/** [2.9] The part at which an attempt was made; null when there is none. */
export function partOfWorkflow(parts: readonly ActivityPart[], workflowId: string): ActivityPart | null {
  return firstPart(
    parts,
    ({ childActivity }) => childActivity.activityWorkflowAggregate?.lastActivityWorkflow.id === workflowId,
  );
}

function firstPart(
  parts: readonly ActivityPart[],
  isIt: (part: ActivityPart) => boolean,
): ActivityPart | null {
  for (const part of parts) {
    const found = isIt(part) ? part : firstPart(part.childActivity.children, isIt);
    if (found) return found;
  }
  return null;
}
