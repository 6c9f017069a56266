import type { DemoContent } from '../trees/demo-part';
import { COURSE_LESSONS } from './course-lessons-data';
import { FINANCE_LESSONS } from './finance-lessons-data';

/** What was written for the parts of Ada's courses, by the name of the part. */
export const LESSONS: Readonly<Record<string, DemoContent>> = { ...FINANCE_LESSONS, ...COURSE_LESSONS };
