import { isSelectable } from '../activity/activity-lock';
import type { ActivityPart } from '../activity/activity-part';
import { initialActivity, isOpenWork, type SelectionContext } from './activity-selection';

/** [4.28] What a course under way goes on with by itself; null where that is nothing to do, or the course shows its modules. */
export function nextLesson(parts: readonly ActivityPart[], context: SelectionContext): ActivityPart | null {
  const initial = initialActivity(parts, context);
  return initial && isOpenWork(initial) && isSelectable(initial, context.now) ? initial : null;
}
