import type { ActivityPart } from '../activity/activity-part';
import { contentsCount, countedActivities } from './contents-count';
import { axesAbove } from './reading-order';
import { type ContentsLock, isInContents } from './table-of-contents';

/** What the head of a module says of it. */
export type ModuleState =
  | { kind: 'comingSoon' | 'locked' | 'done' | 'untouched' }
  | { kind: 'underWay'; done: number; total: number };

/** [2.29] [4.29] How far the learner is with a module. */
export function moduleState(part: ActivityPart, lock: ContentsLock | null): ModuleState {
  const { state, children } = part.childActivity;
  if (state === 'draft') return { kind: 'comingSoon' };
  if (lock) return { kind: 'locked' };
  const { done, total } = contentsCount(children);
  // Reading 62: nothing to do is done.
  if (done === total) return { kind: 'done' };
  return done === 0 ? { kind: 'untouched' } : { kind: 'underWay', done, total };
}

/** [4.28] The modules that stand open at first: those around the activity opened last, else the first with work left. */
export function modulesOpenAtFirst(parts: readonly ActivityPart[], openedLast: string | null): string[] {
  if (openedLast !== null) return axesAbove(openedLast);
  const next = parts.filter(isModule).find(({ childActivity: { children } }) => {
    const { done, total } = contentsCount(children);
    return done < total;
  });
  return next ? [next.axis] : [];
}

/** All modules of a course, however deep. */
export function moduleAxes(parts: readonly ActivityPart[]): string[] {
  return parts.filter(isModule).flatMap((part) => [part.axis, ...moduleAxes(part.childActivity.children)]);
}

/** [4.29] How many modules a learner finds at the top of a course, and how many activities in all. */
export function outlineCount(parts: readonly ActivityPart[]): { modules: number; activities: number } {
  return { modules: parts.filter(isModule).length, activities: countedActivities(parts).length };
}

function isModule(part: ActivityPart): boolean {
  return part.childActivity.children.length > 0 && isInContents(part);
}
