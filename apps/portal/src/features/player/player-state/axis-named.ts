import { partAtPath } from '@lantern/domain/activity/activity-tree';
import type { WholeTree } from '../../../api/attempts/activities';

/** [4.24] The place of the activity that an address names by its path; null where it names none, undefined for an unknown one. */
export function axisNamed(tree: WholeTree, activityPathId: string | null): string | null | undefined {
  return activityPathId === null ? null : partAtPath(tree.children, activityPathId)?.axis;
}
