import type { MenuItem } from './menu-items';

/** [2.24] Is there a menu to open? Courses alone is none; the way to the portal counts on the courses page only. */
export function isSidebarShown(items: readonly MenuItem[], isOnCourses: boolean): boolean {
  return items.some(({ kind }) => kind !== 'courses' && (kind !== 'portal' || isOnCourses));
}
