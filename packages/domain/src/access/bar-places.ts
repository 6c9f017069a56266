import type { MenuItem } from './menu-items';

/** [2.23] What people open most, in the order of a bar at the foot of small screens. */
const PLACES = ['dashboard', 'courses', 'calendar', 'catalog'];

/** Those that the menu has; one alone leads nowhere. */
export function barPlaces(items: readonly MenuItem[]): MenuItem[] {
  const places = PLACES.flatMap((kind) => items.filter((item) => item.kind === kind));
  return places.length > 1 ? places : [];
}
