import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { isRequiredWorkDone, leavesItselfBehind, leftBehind } from '@lantern/domain/attempt/hand-in';
import type { WholeTree } from '../../api/attempts/activities';
import { rootPart } from './root-part';

/** [4.10] Reading 66: what would be left behind if the attempt ended now, in a course of one activity too. */
export function leftIn(tree: WholeTree, course: ObjectiveAccess): ActivityPart[] {
  if (tree.children.length > 0) return leftBehind(tree.children);
  const root = rootPart(tree, course);
  return leavesItselfBehind(root) ? [root] : [];
}

/** [4.10] Is handing in what comes next? Until then its button is a quiet one. */
export function isReadyToEnd(tree: WholeTree, course: ObjectiveAccess): boolean {
  if (tree.children.length > 0) return isRequiredWorkDone(tree.children);
  return !leavesItselfBehind(rootPart(tree, course));
}
