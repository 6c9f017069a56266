/** [1.6] Where a page can show a program of its own; which one, the runtime configuration says. */
export const FRAGMENT_SLOTS = [
  'calendar',
  'banners',
  'tasks',
  'recentCourses',
  'communications',
  'tutor',
  'knowledgeCentre',
] as const;
export type FragmentSlotName = (typeof FRAGMENT_SLOTS)[number];

/** A module runs in the page and is on our own origin; a frame is somebody else's page, which is kept apart. */
export const FRAGMENT_KINDS = ['module', 'frame'] as const;
export type FragmentKind = (typeof FRAGMENT_KINDS)[number];

export type RegisteredFragment = { address: string; kind: FragmentKind };

export function isFragmentSlot(name: string): name is FragmentSlotName {
  return FRAGMENT_SLOTS.some((slot) => slot === name);
}
