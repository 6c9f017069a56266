import { counts } from '@lantern/domain/tries/counted-activity';
import type { AttemptActivity } from '../store/activities/attempt-activity';

/** [3.7] The course as one attempt has taken it so far. */
export type AttemptNode = AttemptActivity & { children: AttemptNode[] };

/** The root with everything below it, from the rows of all activities. */
export function attemptTree(activities: readonly AttemptActivity[]): AttemptNode {
  const root = activities.find(({ partId }) => partId === null);
  if (!root) throw new Error('A course has a root activity');
  const below = new Map<string | null, AttemptActivity[]>();
  for (const activity of activities) {
    if (activity === root) continue;
    const siblings = below.get(activity.parentId);
    if (siblings) siblings.push(activity);
    else below.set(activity.parentId, [activity]);
  }
  return nodeOf(root, below, true);
}

/** Every node, parents before their children. */
export function allNodes(node: AttemptNode): AttemptNode[] {
  const nodes: AttemptNode[] = [];
  collect(node, nodes);
  return nodes;
}

/** [4.29] Readings 61 and 62: the root, and every node below it that counts. */
export function countedNodes(node: AttemptNode): AttemptNode[] {
  return [node, ...node.children.filter(counts).flatMap(countedNodes)];
}

/** The same tree with some activities as they are now. */
export function withActivities(
  node: AttemptNode,
  changed: ReadonlyArray<Pick<AttemptNode, 'partId'> & Partial<AttemptNode>>,
): AttemptNode {
  return changedNode(node, new Map(changed.map((change) => [change.partId, change])));
}

function changedNode(
  node: AttemptNode,
  changes: ReadonlyMap<string | null, Partial<AttemptNode>>,
): AttemptNode {
  const children = node.children.map((child) => changedNode(child, changes));
  return { ...node, ...changes.get(node.partId), children };
}

function collect(node: AttemptNode, into: AttemptNode[]): void {
  into.push(node);
  for (const child of node.children) collect(child, into);
}

/** [5.10] Whatever weighs nothing, by itself or by its parent, waits for nobody's grading. */
function nodeOf(
  activity: AttemptActivity,
  below: ReadonlyMap<string | null, AttemptActivity[]>,
  isParentWeighed: boolean,
): AttemptNode {
  const isWeighed = isParentWeighed && activity.scoreWeight !== 0 && activity.type !== 'text';
  const children = (below.get(activity.partId) ?? NOBODY).map((child) => nodeOf(child, below, isWeighed));
  return node(activity, activity.needsGrading && isWeighed, children);
}

const NOBODY: readonly AttemptActivity[] = [];

/** Field by field: spread out, a thousand of these would be a thousand slow objects, on the way of every answer. */
function node(activity: AttemptActivity, needsGrading: boolean, children: AttemptNode[]): AttemptNode {
  return {
    partId: activity.partId,
    parentId: activity.parentId,
    activityId: activity.activityId,
    axis: activity.axis,
    order: activity.order,
    optional: activity.optional,
    scoreWeight: activity.scoreWeight,
    needsGrading,
    requiresPrevious: activity.requiresPrevious,
    passingScore: activity.passingScore,
    maxAttempts: activity.maxAttempts,
    constraint: activity.constraint,
    name: activity.name,
    code: activity.code,
    type: activity.type,
    activityType: activity.activityType,
    activityState: activity.activityState,
    proctored: activity.proctored,
    supportReview: activity.supportReview,
    supportMobileView: activity.supportMobileView,
    duration: activity.duration,
    toolUrl: activity.toolUrl,
    workflow: activity.workflow,
    normalizedScore: activity.normalizedScore,
    passed: activity.passed,
    children,
  };
}
