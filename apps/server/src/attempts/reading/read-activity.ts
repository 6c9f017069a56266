import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { partWithId, pathTo } from '@lantern/domain/activity/activity-tree';
import { inheritCourse, inheritTree } from '@lantern/domain/activity/constraint-inheritance';
import { type ContentRefusal, contentRefusal } from '@lantern/domain/contents/content-access';
import { allNodes, type CourseNode } from '@lantern/domain/activity/course-node';
import type { Db } from '../../db/db';
import { type ActivityContentRow, findActivityContent } from '../../store/activities/activity-contents';
import type { ReadAttempt } from '../../store/activities/own-course-tree';
import { type CourseTree, readActivityPath, readCourseTree, visibleTree } from './read-course-tree';
import type { OwnAttempt } from '../submit-attempt';

export type ReadActivity = {
  attempt: ReadAttempt;
  node: CourseNode;
  /** The activity with its result as the learner may see it. */
  activity: ActivityPart['childActivity'];
  content: ActivityContentRow;
};

export type ReadOutcome =
  | { kind: 'read'; read: ReadActivity }
  | { kind: 'refused'; refusal: ContentRefusal | { kind: 'notFound' } };

/** [7.13] [4.25]–[4.29] What is in one activity, for a learner who may open it at this moment. No part: the root. */
export async function readActivity(
  db: Db,
  { partId, ...own }: OwnAttempt & { partId: string | null },
  now: Date,
): Promise<ReadOutcome> {
  const tree =
    partId === null ? await readCourseTree(db, own) : await readActivityPath(db, { ...own, partId });
  const node = tree && allNodes(tree.root).find((candidate) => candidate.part.partId === partId);
  if (!tree || !node) return { kind: 'refused', refusal: { kind: 'notFound' } };

  const path = pathOf(tree, partId);
  const refusal = contentRefusal(tree.attempt.course, path, now);
  if (refusal) return { kind: 'refused', refusal };

  const workflowId = node.outcome.workflow?.id ?? null;
  const { tenantId, locale } = own.learner;
  const { language } = tree.attempt;
  const { activityId } = node.part;
  const content = await findActivityContent(db, tenantId, { activityId, workflowId, language, locale });
  if (!content) return { kind: 'refused', refusal: { kind: 'notFound' } };
  const { attempt } = tree;
  return { kind: 'read', read: { attempt, node, activity: visibleActivity(tree, partId, now), content } };
}

/** With what the parts on the way inherit. The root of a course with parts has nothing above or to review. */
function pathOf({ root, part }: CourseTree, partId: string | null) {
  const isWhole = root.children.length === 0;
  if (partId === null) return isWhole ? inheritTree([part]) : [];
  return pathTo(inheritCourse(part.childActivity.children, root.part), partId) ?? [];
}

function visibleActivity(tree: CourseTree, partId: string | null, now: Date) {
  const visible = visibleTree(tree, now);
  return (partWithId([visible], partId ?? visible.id) ?? visible).childActivity;
}
