import type { ActivityPart } from '../activity/activity-part';
import { initialActivity, type SelectionContext } from './activity-selection';
import { partAtAxis } from '../activity/activity-tree';
import { type ContentsPage, contentsPages, pageIndexOf } from './one-page';

/** [2.8] [4.5] What the content of a course shows at an address. */
export type ContentView =
  | { kind: 'activity'; part: ActivityPart }
  /** What a module holds; null for the whole course. */
  | { kind: 'module'; module: ActivityPart | null }
  | { kind: 'page'; pages: ContentsPage[]; index: number; axis: string | null }
  | { kind: 'notFound' }
  | { kind: 'nothing' };

/** [2.8] [4.5] [4.28] What is to be seen, by the address and the course's way of presenting itself. */
export function contentView(
  parts: readonly ActivityPart[],
  axis: string | null,
  context: SelectionContext,
): ContentView {
  const isOnePage =
    context.presentationMode === 'onePage' || context.presentationMode === 'onePageWithoutNames';
  if (axis !== null) {
    const part = partAtAxis(parts, axis);
    if (!part) return { kind: 'notFound' };
    return (isOnePage && pageWith(parts, part, axis)) || partView(part);
  }
  if (context.presentationMode === 'tiles') return { kind: 'module', module: null };
  const initial = initialActivity(parts, context);
  if (!initial) return { kind: 'nothing' };
  const place = initial.axis === context.openedLast ? initial.axis : null;
  return (isOnePage && pageWith(parts, initial, place)) || partView(initial);
}

/** Reading 46: what is archived stands on no page, and is shown by itself with its lock. */
function pageWith(
  parts: readonly ActivityPart[],
  part: ActivityPart,
  axis: string | null,
): ContentView | null {
  const pages = contentsPages(parts);
  const index = pageIndexOf(pages, part.axis);
  return index < 0 || part.childActivity.state === 'archived' ? null : { kind: 'page', pages, index, axis };
}

function partView(part: ActivityPart): ContentView {
  return part.childActivity.children.length > 0
    ? { kind: 'module', module: part }
    : { kind: 'activity', part };
}
