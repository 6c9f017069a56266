import { ProblemError } from '@lantern/contract/problem-error';
import type { Db } from '../../db/db';
import { isEnrolledIn } from '../../store/courses/enrolled-courses';
import type { Learner } from '../../store/people/learner-facts';
import { refusalText } from '../../texts/refusal-texts';

/** [4.22] A task is for a course of the learner's, or for none. */
export async function assertOwnCourse(
  db: Db,
  learner: Learner,
  { objectiveId, locale }: { objectiveId: string | null; locale: string },
): Promise<void> {
  if (objectiveId === null || (await isEnrolledIn(db, learner, objectiveId))) return;
  throw new ProblemError('commandFailed', { objectiveId: [refusalText('notEnrolled', locale)] });
}
