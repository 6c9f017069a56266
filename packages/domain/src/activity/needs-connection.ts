import type { ActivityType } from '../vocabulary';

/** Whatever is done on another server, played from it or written to others. */
const ALWAYS: readonly ActivityType[] = ['lti', 'video', 'discussion'];

/** [2.8] Can this activity only be opened with a connection? A text that is here already stays readable without one. */
export function needsConnection(type: ActivityType, isContentHere: boolean): boolean {
  return ALWAYS.includes(type) || !isContentHere;
}
