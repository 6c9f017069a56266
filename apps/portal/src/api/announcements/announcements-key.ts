/** Whatever is known of what was announced, in whichever course. */
export const ALL_ANNOUNCEMENTS: string[] = ['announcements'];

/** In this one. */
export function announcementsKey(objectiveId: string): string[] {
  return [...ALL_ANNOUNCEMENTS, objectiveId];
}
