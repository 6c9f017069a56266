import type { ActivityPart } from '../activity/activity-part';
import { isEmptyModule } from '../activity/counted-activity';
import { isBelow, readingOrder } from './reading-order';
import { isInContents } from './table-of-contents';

/** [4.5] Activities that stand on one page, one below another. */
export type ContentsPage = {
  /** The module whose page it is; null where the whole course is one. */
  module: ActivityPart | null;
  activities: ActivityPart[];
};

/** [4.5] The pages of a course that is read page by page: one for each module; a course without modules is one page. */
export function contentsPages(parts: readonly ActivityPart[]): ContentsPage[] {
  const listed = parts.filter((part) => isInContents(part) && !isEmptyModule(part));
  if (listed.every(({ childActivity }) => childActivity.children.length === 0))
    return listed.length > 0 ? [{ module: null, activities: listed }] : [];
  const pages = listed.map((module) => ({ module, activities: readingOrder([module]) }));
  return pages.filter(({ activities }) => activities.length > 0);
}

/** [4.5] The page on which an activity or a module stands, by its place in the list; -1 when it is on none. */
export function pageIndexOf(pages: readonly ContentsPage[], axis: string): number {
  return pages.findIndex(
    ({ module, activities }) =>
      (module && (module.axis === axis || isBelow(axis, module.axis))) ||
      activities.some((part) => part.axis === axis),
  );
}
