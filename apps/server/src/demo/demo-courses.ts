import { BUSY_COURSES } from './busy/busy-courses';
import { CATALOG_COURSES } from './catalog-courses-data';
import { CERTIFIED_COURSES } from './certified-courses-data';
import type { DemoCourse } from './demo-course';
import { PLAYER_COURSES } from './player-courses-data';

/** Every course of the demo, whoever it is for. */
export function demoCourses(): DemoCourse[] {
  const catalog = CATALOG_COURSES.map(({ department, level, format, ...course }) => ({
    ...course,
    attributes: { department, level, format },
  }));
  const certified = CERTIFIED_COURSES.map(({ course }) => course);
  return [...BUSY_COURSES, ...PLAYER_COURSES, ...certified, ...catalog];
}
