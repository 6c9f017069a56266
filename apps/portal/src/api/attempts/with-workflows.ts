import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import type { ActivityWorkflow } from '@lantern/contract/entities/activity-workflow';
import { isDone } from '@lantern/domain/activity/is-done';
import { type RolledUpNode, rolledUpProgress } from '@lantern/domain/attempt/roll-up';
import type { ActivityTree } from './activities';

/** [3.5] The tree with newer attempts in it, and the progress that follows from them. */
export function withWorkflows(tree: ActivityTree, workflows: readonly ActivityWorkflow[]): ActivityTree {
  const byPart = new Map(workflows.map((workflow) => [workflow.activityPartId, workflow]));
  const children = tree.children.map((part) => withNewer(part, byPart));
  const root = byPart.get(null);
  const progress = rolledUpProgress({
    part: ROOT,
    outcome: { workflow: root ? { ...root, doneBefore: false } : null, normalizedScore: null },
    children: children.map(nodeOf),
  });
  return {
    ...tree,
    children,
    activityWorkflowAggregate: root ? aggregateOf(root, tree) : tree.activityWorkflowAggregate,
    objectiveWorkflow: {
      ...tree.objectiveWorkflow,
      // A look at part of the facts never takes back what the server has counted.
      progress: Math.max(progress, tree.objectiveWorkflow.progress),
    },
  };
}

const ROOT: RolledUpNode['part'] = {
  type: 'composite',
  activityState: 'ready',
  optional: false,
  scoreWeight: 1,
  duration: null,
};

type Aggregated = Pick<ActivityTree, 'activityWorkflowAggregate'>;

function withNewer(part: ActivityPart, byPart: ReadonlyMap<string | null, ActivityWorkflow>): ActivityPart {
  const newer = byPart.get(part.id);
  const { childActivity } = part;
  const children = childActivity.children.map((child) => withNewer(child, byPart));
  const activityWorkflowAggregate = newer
    ? aggregateOf(newer, childActivity)
    : childActivity.activityWorkflowAggregate;
  return { ...part, childActivity: { ...childActivity, children, activityWorkflowAggregate } };
}

function aggregateOf({ id, state, progress, submitted, finished }: ActivityWorkflow, before: Aggregated) {
  const known = before.activityWorkflowAggregate;
  return {
    bestActivityRecord: known?.bestActivityRecord ?? null,
    lastActivityWorkflow: {
      id,
      state,
      progress,
      submitted,
      finished,
      lastProctoringSessionId: known?.lastActivityWorkflow.lastProctoringSessionId ?? null,
      doneBefore: isDone(known?.lastActivityWorkflow),
    },
  };
}

function nodeOf({ optional, scoreWeight, duration, childActivity }: ActivityPart): RolledUpNode {
  const { type, state: activityState, children, activityWorkflowAggregate } = childActivity;
  return {
    part: { type, activityState, optional, scoreWeight, duration },
    outcome: {
      workflow: activityWorkflowAggregate?.lastActivityWorkflow ?? null,
      normalizedScore: null,
    },
    children: children.map(nodeOf),
  };
}
