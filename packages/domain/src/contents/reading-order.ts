import type { ActivityPart } from '../activity/activity-part';
import { isEmptyModule } from '../activity/counted-activity';
import { isInContents } from './table-of-contents';

export type Neighbours = {
  previous: ActivityPart | null;
  next: ActivityPart | null;
  /** Counted from one; null for what only holds others. */
  place: number | null;
  total: number;
};

/** [2.8] [4.29] The activities one after another: those that are listed and hold no others. */
export function readingOrder(parts: readonly ActivityPart[]): ActivityPart[] {
  return parts.filter(isInContents).flatMap((part) => {
    const { children } = part.childActivity;
    if (children.length > 0) return readingOrder(children);
    return isEmptyModule(part) ? [] : [part];
  });
}

/** [2.8] What comes before and after an activity; a module stands before its first activity. */
export function neighbours(order: readonly ActivityPart[], axis: string): Neighbours {
  const at = order.findIndex((part) => part.axis === axis);
  if (at >= 0)
    return {
      previous: order[at - 1] ?? null,
      next: order[at + 1] ?? null,
      place: at + 1,
      total: order.length,
    };
  const first = order.findIndex((part) => isBelow(part.axis, axis));
  if (first < 0) return { previous: null, next: null, place: null, total: order.length };
  return {
    previous: order[first - 1] ?? null,
    next: order[first] ?? null,
    place: null,
    total: order.length,
  };
}

/** Reading 36: axes are dotted paths, so what lies below a part begins with its axis. */
export function isBelow(axis: string, above: string): boolean {
  return axis.startsWith(`${above}.`);
}

/** Reading 36: the axes of everything above, the outermost first. */
export function axesAbove(axis: string): string[] {
  const steps = axis.split('.');
  return steps.slice(0, -1).map((_, index) => steps.slice(0, index + 1).join('.'));
}
