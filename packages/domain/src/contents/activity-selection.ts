import type { PresentationMode } from '../vocabulary';
import { isSelectable } from '../activity/activity-lock';
import { type ActivityPart, activityState } from '../activity/activity-part';
import { isEmptyModule } from '../activity/counted-activity';
import { type CourseCompletion, isClosedByCompletion, isInContents } from './table-of-contents';

export type SelectionContext = {
  presentationMode: PresentationMode;
  course: CourseCompletion;
  /** The axis of the activity that the learner was in last; null for none. */
  openedLast: string | null;
  now: Date;
};

/** [4.28] The activity that opens by itself: of open work the one left last, else the first. Null when none should. */
export function initialActivity(
  parts: readonly ActivityPart[],
  { presentationMode, course, openedLast, now }: SelectionContext,
): ActivityPart | null {
  if (presentationMode === 'tiles') return null;
  // What is locked for a finished course [4.29] would greet the learner with a refusal.
  const isOffered = (part: ActivityPart) => isSelectable(part, now) && !isClosedByCompletion(part, course);
  const offered = offeredLeaves(parts, isOffered);
  const open = offered.filter(isOpenWork);
  const left = open.find(({ axis }) => axis === openedLast);
  const listed = parts.filter(isInContents);
  const first = listed.find((part) => !isEmptyModule(part)) ?? listed[0] ?? null;
  return left ?? open[0] ?? offered[0] ?? first;
}

/** What holds others, or would (reading 62), is not opened itself; below a part that is not offered nothing is. */
function offeredLeaves(
  parts: readonly ActivityPart[],
  isOffered: (part: ActivityPart) => boolean,
): ActivityPart[] {
  return parts.filter(isOffered).flatMap((part) => {
    const { children } = part.childActivity;
    if (children.length > 0) return offeredLeaves(children, isOffered);
    return isEmptyModule(part) ? [] : [part];
  });
}

/** [4.28] There is something left to do in it. */
export function isOpenWork(part: ActivityPart): boolean {
  const state = activityState(part);
  return state === null || state === 'inProgress';
}
