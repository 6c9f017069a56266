import { isSelectable } from '@lantern/domain/activity/activity-lock';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { type CourseCompletion, isClosedByCompletion } from '@lantern/domain/activity/table-of-contents';

/** [4.28] [4.29] May the learner see what is in it now? */
export function openPart(part: ActivityPart, course: CourseCompletion, now: Date): boolean {
  return isSelectable(part, now) && !isClosedByCompletion(part, course);
}
