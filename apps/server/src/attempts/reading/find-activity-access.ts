import { pathTo } from '@lantern/domain/activity/activity-tree';
import { inheritCourse, inheritTree } from '@lantern/domain/activity/constraint-inheritance';
import { allNodes, type CourseNode } from '@lantern/domain/activity/course-node';
import { type ContentRefusal, contentRefusal } from '@lantern/domain/contents/content-access';
import type { Db } from '../../db/db';
import type { OwnAttempt } from '../submit-attempt';
import { type CourseTree, readActivityPath, readCourseTree } from './read-course-tree';

export type ActivityAccess = { tree: CourseTree; node: CourseNode; refusal: ContentRefusal | null };

/** [4.25]–[4.29] An activity of the learner's attempt, and why it is not opened now; null when there is none. No part: the root. */
export async function findActivityAccess(
  db: Db,
  { partId, ...own }: OwnAttempt & { partId: string | null },
  now: Date,
): Promise<ActivityAccess | null> {
  const tree =
    partId === null ? await readCourseTree(db, own) : await readActivityPath(db, { ...own, partId });
  const node = tree && allNodes(tree.root).find((candidate) => candidate.part.partId === partId);
  if (!tree || !node) return null;
  return { tree, node, refusal: contentRefusal(tree.attempt.course, pathOf(tree, partId), now) };
}

/** With what the parts on the way inherit. The root of a course with parts has nothing above or to review. */
function pathOf({ root, part }: CourseTree, partId: string | null) {
  const isWhole = root.children.length === 0;
  if (partId === null) return isWhole ? inheritTree([part]) : [];
  return pathTo(inheritCourse(part.childActivity.children, root.part), partId) ?? [];
}
