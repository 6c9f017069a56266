export const VISITORS_EVENTS_A_MINUTE = 60;
export const PERSONS_EVENTS_A_MINUTE = 600;
/** Of one report of a visitor's. */
export const VISITORS_CHARACTERS = 16 * 1024;
export const MOST_WORK_TO_GRADE = 200;
export const ANNOUNCEMENTS_A_PAGE = 20;
export const REPLIES_A_PAGE = 50;
/** Of discussions, by one person: what they write, and what they like, follow or have read. */
export const POSTS_A_MINUTE = 12;
export const MARKS_A_MINUTE = 120;
