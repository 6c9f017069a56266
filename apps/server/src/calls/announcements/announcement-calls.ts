import type { ServedCall } from '../../http/served-call';
import { ANNOUNCEMENT_READING_CALLS } from './announcement-reading';
import { ANNOUNCEMENT_WRITING_CALLS } from './announcement-writing';

/** [2.28] What staff tell the learners of a course. */
export const ANNOUNCEMENT_CALLS: readonly ServedCall[] = [
  ...ANNOUNCEMENT_READING_CALLS,
  ...ANNOUNCEMENT_WRITING_CALLS,
];
