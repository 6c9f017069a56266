import { isSelectable } from '@lantern/domain/activity/activity-lock';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { type ContentView, contentView } from '@lantern/domain/contents/content-view';
import { isClosedByCompletion } from '@lantern/domain/contents/table-of-contents';
import type { PresentationMode } from '@lantern/domain/vocabulary';
import { type AttemptTree, completionOf } from '../../../parts/table-of-contents/content-course';

/** What a view asks of a tree, whose parts have what they inherit. */
export type ViewedTree = AttemptTree & {
  children: readonly ActivityPart[];
  presentationMode: PresentationMode;
};

/** The address, and the moment and the learner that ask for it. */
type ViewAsked = { axis: string | null; openedLast: string | null; now: Date };

/** [2.8] [4.5] What the address shows. */
export function viewOf(tree: ViewedTree, { axis, openedLast, now }: ViewAsked): ContentView {
  return contentView(tree.children, axis, {
    presentationMode: tree.presentationMode,
    course: completionOf(tree),
    openedLast,
    now,
  });
}

/** On a page of many the first ones come with it, the others as the learner comes near. */
const FIRST_ON_PAGE = 2;

/** What a view begins with, by activity path; null for the course's root, where that is all there is. */
export function firstContents(tree: ViewedTree, view: ContentView, now: Date): Array<string | null> {
  const { state } = tree.objectiveWorkflow;
  // [4.21] While it is graded nothing of it is given out.
  if (state !== 'inProgress' && state !== 'finished') return [];
  if (tree.children.length === 0) return [null];
  return partsIn(view)
    .filter((part) => isSelectable(part, now) && !isClosedByCompletion(part, completionOf(tree)))
    .map(({ activityPathId }) => activityPathId);
}

function partsIn(view: ContentView): readonly ActivityPart[] {
  if (view.kind === 'activity') return [view.part];
  if (view.kind !== 'page') return [];
  const { activities = [] } = view.pages[view.index] ?? {};
  const at = activities.findIndex(({ axis }) => axis === view.axis);
  return activities.slice(Math.max(at, 0), Math.max(at, 0) + FIRST_ON_PAGE);
}
