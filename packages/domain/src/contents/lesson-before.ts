import type { ActivityPart } from '../activity/activity-part';
import { finishingWay } from '../activity/finishing-way';
import { axesAbove } from './reading-order';

/** [8.8] What to read or watch again before an activity is tried again: the nearest lesson before it in its module. */
export function lessonBefore(order: readonly ActivityPart[], { axis }: ActivityPart): ActivityPart | null {
  const at = order.findIndex((part) => part.axis === axis);
  const module = moduleOf(axis);
  return (
    order.slice(0, Math.max(at, 0)).findLast((part) => moduleOf(part.axis) === module && isLesson(part)) ??
    null
  );
}

function isLesson({ childActivity }: ActivityPart): boolean {
  const way = finishingWay(childActivity);
  return way === 'read' || way === 'watched';
}

/** Reading 36: where the axis of a module ends, that of what stands in it goes on. */
function moduleOf(axis: string): string {
  return axesAbove(axis).at(-1) ?? '';
}
