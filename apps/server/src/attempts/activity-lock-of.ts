import { type ActivityLock, activityLock, lifecycleLock } from '@lantern/domain/activity/activity-lock';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { inheritCourse } from '@lantern/domain/activity/constraint-inheritance';
import { activityParts, rootPart } from './activity-part-of';
import type { AttemptNode } from './attempt-tree';

/** [3.8] [4.25] The first of these activities that is closed at this moment, and why; null when all are open. */
export function firstLock(root: AttemptNode, nodes: readonly AttemptNode[], now: Date): ActivityLock | null {
  const wanted = new Set(nodes.map(({ partId }) => partId));
  const isRootWanted = wanted.has(null) && root.children.length === 0;
  const ofRoot = isRootWanted ? activityLock(rootPart(root), now) : null;
  return ofRoot ?? lockAmong(inheritCourse(activityParts(root), root), { wanted, above: null, now });
}

type Search = { wanted: ReadonlySet<string | null>; above: ActivityLock | null; now: Date };

/** A module that is a draft or archived takes all in it along. */
function lockAmong(parts: readonly ActivityPart[], search: Search): ActivityLock | null {
  for (const part of parts) {
    const above = search.above ?? lifecycleLock(part);
    const own = search.wanted.has(part.id) ? (above ?? activityLock(part, search.now)) : null;
    const lock = own ?? lockAmong(part.childActivity.children, { ...search, above });
    if (lock) return lock;
  }
  return null;
}
