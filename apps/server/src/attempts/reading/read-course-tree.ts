import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { rootPart } from '@lantern/domain/contents/activity-part-of';
import { concealTree } from '@lantern/domain/activity/conceal-tree';
import type { Db } from '../../db/db';
import {
  findOwnActivityPath,
  findOwnCourseTree,
  type OwnCourseTree,
} from '../../store/activities/own-course-tree';
import type { OwnAttempt } from '../submit-attempt';

/** An attempt as it is, whatever of it may be told. */
export type CourseTree = OwnCourseTree & { part: ActivityPart };

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
  return found && { ...found, part: rootPart(found.root) };
}

/** [4.20] [4.27] The root with all below it, as the learner may see it. */
export function visibleTree({ attempt, part }: CourseTree, now: Date): ActivityPart {
  return concealTree(part, attempt.course, now);
}
