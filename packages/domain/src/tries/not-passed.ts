import type { ActivityPart } from '../activity/activity-part';

/** The course in which an activity is tried. */
export type TriedCourse = {
  /** Its attempt runs. */
  isUnderWay: boolean;
  /** [3.3] Its scale's: it judges what has no minimum of its own. */
  normalizedPassingScore: number | null;
};

export type NotPassed = {
  normalizedScore: number | null;
  normalizedPassingScore: number | null;
  /** Null where they are not counted, and once the attempt is over. */
  remainingAttempts: number | null;
};

/** [8.8] What to tell whoever did not pass: the score, the one needed, and the attempts left; null when passed. */
export function notPassed(part: ActivityPart, course: TriedCourse): NotPassed | null {
  const record = part.childActivity.activityWorkflowAggregate?.bestActivityRecord;
  if (record?.passed !== false) return null;
  return {
    normalizedScore: record.normalizedScore,
    normalizedPassingScore: part.normalizedPassingScore ?? course.normalizedPassingScore,
    remainingAttempts: course.isUnderWay ? triesLeft(part) : null,
  };
}

/** Reading 63: where tries are not counted, what has no minimum of its own is not tried again. */
function triesLeft({ remainingAttempts, normalizedPassingScore }: ActivityPart): number | null {
  return remainingAttempts ?? (normalizedPassingScore === null ? 0 : null);
}
