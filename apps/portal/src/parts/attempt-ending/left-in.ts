import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { leavesItselfBehind, leftBehind } from '@lantern/domain/attempt/hand-in';
import type { WholeTree } from '../../api/activities';
import { rootPart } from './root-part';

/** [4.10] Reading 66: what would be left behind if the attempt ended now, in a course of one activity too. */
export function leftIn(tree: WholeTree, course: ObjectiveAccess): ActivityPart[] {
  if (tree.children.length > 0) return leftBehind(tree.children);
  const root = rootPart(tree, course);
  return leavesItselfBehind(root) ? [root] : [];
}
