import { partAtPath, partOfWorkflow } from '@lantern/domain/activity/activity-tree';
import type { WholeTree } from '../../../api/attempts/activities';

/** [2.9] Where an attempt at an activity was made; null for the course itself, undefined for nowhere in this tree. */
export function axisOfWorkflow(tree: WholeTree, workflowId: string): string | null | undefined {
  const id = workflowId.toLowerCase();
  if (tree.activityWorkflowAggregate?.lastActivityWorkflow.id === id) return null;
  return partOfWorkflow(tree.children, id)?.axis;
}

/** [4.24] The place of the activity that an address names by its path; null where it names none, undefined for an unknown one. */
export function axisNamed(tree: WholeTree, activityPathId: string | null): string | null | undefined {
  return activityPathId === null ? null : partAtPath(tree.children, activityPathId)?.axis;
}
