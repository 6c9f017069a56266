import type { ActivityPart } from '@lantern/contract/entities/activity-part';
import type { Db } from '../db/db';
import {
  findOwnActivityPath,
  findOwnCourseTree,
  type OwnCourseTree,
  type ReadAttempt,
} from '../store/activities/own-course-tree';
import { rootPart } from './activity-part-of';
import { type AttemptNode, attemptTree } from './attempt-tree';
import { concealTree } from './conceal-tree';
import type { OwnAttempt } from './submit-attempt';

/** An attempt as it is, whatever of it may be told. */
export type CourseTree = { attempt: ReadAttempt; root: AttemptNode; part: ActivityPart };

/** [7.13] The learner's attempt with the tree of its course; null when it is not theirs. */
export async function readCourseTree(db: Db, { learner, id }: OwnAttempt): Promise<CourseTree | null> {
  return courseTree(await findOwnCourseTree(db, learner, id));
}

/** [7.13] As much of it as decides about one activity, which is all that is looked at. */
export async function readActivityPath(
  db: Db,
  { learner, id, partId }: OwnAttempt & { partId: string },
): Promise<CourseTree | null> {
  return courseTree(await findOwnActivityPath(db, learner, { id, partId }));
}

function courseTree(found: OwnCourseTree | null): CourseTree | null {
  if (!found) return null;
  const root = attemptTree(found.activities);
  return { attempt: found.attempt, root, part: rootPart(root) };
}

/** [4.20] [4.27] The root with all below it, as the learner may see it. */
export function toldTree({ attempt, part }: CourseTree, now: Date): ActivityPart {
  return concealTree([part], attempt.course, now)[0] ?? part;
}
