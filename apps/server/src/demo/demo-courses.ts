import { BUSY_COURSES } from './busy-courses-data';
import { CATALOG_COURSES } from './catalog-courses-data';
import type { DemoCourse } from './demo-course';
import { PLAYER_COURSES } from './player-courses-data';

/** Every course of the demo, whoever it is for. */
export function demoCourses(): DemoCourse[] {
  const catalog = CATALOG_COURSES.map(({ department, level, format, ...course }) => ({
    ...course,
    attributes: { department, level, format },
  }));
  return [...BUSY_COURSES, ...PLAYER_COURSES, ...catalog];
}
