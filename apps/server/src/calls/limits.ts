export const VISITORS_EVENTS_A_MINUTE = 60;
export const PERSONS_EVENTS_A_MINUTE = 600;
/** Of one report of a visitor's. */
export const VISITORS_CHARACTERS = 16 * 1024;
export const MOST_WORK_TO_GRADE = 200;
