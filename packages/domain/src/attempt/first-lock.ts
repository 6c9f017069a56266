import { asNewTry } from '../tries/try-again';
import { type ActivityLock, activityLock, lifecycleLock } from '../activity/activity-lock';
import type { ActivityPart } from '../activity/activity-part';
import { activityParts, rootPart } from '../contents/activity-part-of';
import { inheritCourse } from '../activity/constraint-inheritance';
import type { CourseNode } from '../activity/course-node';

/** [3.8] [4.25] The first of these activities that is closed at this moment, and why; null when all are open. */
export function firstLock(root: CourseNode, nodes: readonly CourseNode[], now: Date): ActivityLock | null {
  return lockIn(root, nodes, (part) => activityLock(part, now));
}

/** [4.25] [8.8] The same of activities that are to be begun, or begun again: as what is not started. */
export function firstStartLock(
  root: CourseNode,
  nodes: readonly CourseNode[],
  now: Date,
): ActivityLock | null {
  return lockIn(root, nodes, (part) => activityLock(asNewTry(part), now));
}

type LockOf = (part: ActivityPart) => ActivityLock | null;

function lockIn(root: CourseNode, nodes: readonly CourseNode[], lockOf: LockOf): ActivityLock | null {
  const wanted = new Set(nodes.map(({ part }) => part.partId));
  const isRootWanted = wanted.has(null) && root.children.length === 0;
  const ofRoot = isRootWanted ? lockOf(rootPart(root)) : null;
  return ofRoot ?? lockAmong(inheritCourse(activityParts(root), root.part), { wanted, above: null, lockOf });
}

type Search = { wanted: ReadonlySet<string | null>; above: ActivityLock | null; lockOf: LockOf };

/** A module that is a draft or archived takes all in it along. */
function lockAmong(parts: readonly ActivityPart[], search: Search): ActivityLock | null {
  for (const part of parts) {
    const above = search.above ?? lifecycleLock(part);
    const own = search.wanted.has(part.id) ? (above ?? search.lockOf(part)) : null;
    const lock = own ?? lockAmong(part.childActivity.children, { ...search, above });
    if (lock) return lock;
  }
  return null;
}
