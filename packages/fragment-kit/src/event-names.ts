import type { FragmentKind, FragmentSlotName } from './fragment-slots';

/** How the events of each slot begin. */
const PREFIX = {
  calendar: 'calendar_',
  banners: 'banners_',
  tasks: 'tasks_',
  recentCourses: 'recent_courses_',
  communications: 'communications_',
  tutor: 'tutor_',
  knowledgeCentre: 'knowledge_centre_',
} as const satisfies Record<FragmentSlotName, string>;

/** Whoever can change something through the API may tell those that show it to read it again. */
const OF_EVERY_MODULE: readonly string[] = ['tasks_changed', 'communications_changed'];

/** [8.11] A fragment tells events of its own slot alone: with another's name it could take that one away. */
export function mayEmit(from: { slot: FragmentSlotName; kind: FragmentKind }, name: string): boolean {
  if (name.startsWith(PREFIX[from.slot])) return true;
  return from.kind === 'module' && OF_EVERY_MODULE.includes(name);
}
