import type { AttemptActivity } from '../store/attempt-activities';

/** [3.7] The course as one attempt has taken it so far. */
export type AttemptNode = AttemptActivity & { children: AttemptNode[] };

/** The root with everything below it, from the rows of all activities. */
export function attemptTree(activities: readonly AttemptActivity[]): AttemptNode {
  const root = activities.find(({ partId }) => partId === null);
  if (!root) throw new Error('A course has a root activity');
  return nodeOf(root, activities, true);
}

/** Every node, parents before their children. */
export function allNodes(node: AttemptNode): AttemptNode[] {
  return [node, ...node.children.flatMap(allNodes)];
}

/** The same tree with some activities as they are now. */
export function withActivities(
  node: AttemptNode,
  changed: ReadonlyArray<Pick<AttemptNode, 'partId'> & Partial<AttemptNode>>,
): AttemptNode {
  const change = changed.find(({ partId }) => partId === node.partId);
  return { ...node, ...change, children: node.children.map((child) => withActivities(child, changed)) };
}

/** [5.10] Whatever weighs nothing, by itself or by its parent, waits for nobody's grading. */
function nodeOf(
  activity: AttemptActivity,
  all: readonly AttemptActivity[],
  isParentWeighed: boolean,
): AttemptNode {
  const isWeighed = isParentWeighed && activity.scoreWeight !== 0 && activity.type !== 'text';
  const children = all
    .filter(({ partId, parentId }) => partId !== null && parentId === activity.partId)
    .map((child) => nodeOf(child, all, isWeighed));
  return { ...activity, needsGrading: activity.needsGrading && isWeighed, children };
}
