import type { ActivityPlace } from '@lantern/contract/entities/activity-place';
import { notAfter } from '@lantern/domain/attempt/not-before';
import { isCourseOpen } from '@lantern/domain/course/course-closure';
import type { Db } from '../db/db';
import { savePlace } from '../store/activities/activity-places';
import { type ActivityOutcome, refused } from './activity-outcome';
import { missingAttempt } from './missing-attempt';
import type { OwnAttempt } from './submit-attempt';

/** [7.12] Keeps where the learner is; nothing about the attempt depends on it, so nothing is locked or weighed for it. */
export async function saveActivityPlace(
  db: Db,
  { learner, id, workflowId, place }: OwnAttempt & { workflowId: string; place: ActivityPlace },
  now: Date,
): Promise<ActivityOutcome> {
  const saved = {
    ...learner,
    objectiveWorkflowId: id,
    workflowId,
    place: { ...place, at: notAfter(place.at, now) },
  };
  const placed = await savePlace(db, saved);
  if (!placed) return refused({ kind: await missingAttempt(db, { learner, id }) });
  const { courseState, ...workflow } = placed;
  return isCourseOpen(courseState)
    ? { kind: 'done', workflows: [workflow] }
    : refused({ kind: 'unavailable' });
}
