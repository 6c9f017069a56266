import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { partWithId } from '@lantern/domain/activity/activity-tree';
import type { CourseNode } from '@lantern/domain/activity/course-node';
import type { ContentRefusal } from '@lantern/domain/contents/content-access';
import type { Db } from '../../db/db';
import { type ActivityContentRow, findActivityContent } from '../../store/activities/activity-contents';
import type { ReadAttempt } from '../../store/activities/own-course-tree';
import { findActivityAccess } from './find-activity-access';
import { type CourseTree, visibleTree } from './read-course-tree';
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
  const found = await findActivityAccess(db, { ...own, partId }, now);
  if (!found) return { kind: 'refused', refusal: { kind: 'notFound' } };
  const { tree, node, refusal } = found;
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

function visibleActivity(tree: CourseTree, partId: string | null, now: Date) {
  const visible = visibleTree(tree, now);
  return (partWithId([visible], partId ?? visible.id) ?? visible).childActivity;
}
