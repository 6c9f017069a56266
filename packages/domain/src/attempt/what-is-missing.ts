import type { ActivityPart } from '../activity/activity-part';
import { contentsStatus } from '../contents/contents-marks';
import { countedActivities } from '../contents/contents-count';
import { lessonBefore } from '../contents/lesson-before';
import { contentsLock, type ListedCourse } from '../contents/table-of-contents';

export type MissingActivity = {
  part: ActivityPart;
  why: 'belowMinimum' | 'notDone';
  /** What leads up to it, where it can still be opened. */
  lesson: ActivityPart | null;
};

/** [4.10] [8.8] What a course that is over lacks: what did not reach its minimum, and what was asked for and not handed in. */
export function whatIsMissing(
  parts: readonly ActivityPart[],
  course: ListedCourse,
  now: Date,
): MissingActivity[] {
  const counted = countedActivities(parts);
  return counted.flatMap((part) => {
    const why = reasonOf(part);
    if (!why) return [];
    const lesson = lessonBefore(counted, part);
    const isOpen = lesson !== null && contentsLock(lesson, course, now) === null;
    return [{ part, why, lesson: isOpen ? lesson : null }];
  });
}

function reasonOf(part: ActivityPart): MissingActivity['why'] | null {
  const status = contentsStatus(part);
  if (status === 'failed') return 'belowMinimum';
  const isOpen = status === 'notStarted' || status === 'inProgress' || status === 'notHandedIn';
  return isOpen && !part.optional ? 'notDone' : null;
}
