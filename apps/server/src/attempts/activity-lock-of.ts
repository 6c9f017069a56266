import { type ActivityLock, activityLock } from '@lantern/domain/activity/activity-lock';
import { allParts } from '@lantern/domain/activity/activity-tree';
import { activityParts } from './activity-part-of';
import type { AttemptNode } from './attempt-tree';

/** [3.8] [4.25] The first of these activities that is closed at this moment, and why; null when all are open. */
export function firstLock(root: AttemptNode, nodes: readonly AttemptNode[], now: Date): ActivityLock | null {
  const wanted = new Set(nodes.map(({ partId }) => partId));
  const parts = allParts(activityParts(root)).filter(({ id }) => wanted.has(id));
  for (const part of parts) {
    const lock = activityLock(part, now);
    if (lock) return lock;
  }
  return null;
}
