import type { CourseNode } from '@lantern/domain/activity/course-node';
import { discussionSettings } from '@lantern/domain/discussion/discussion-settings';
import { requirementProgress } from '@lantern/domain/discussion/requirement-progress';
import type { Db } from '../db/db';
import { findWholeCourse, listOwnPosts, listWrittenDiscussions } from '../store/discussions/own-posts';
import type { Learner } from '../store/people/learner-facts';

/** [1.3] Is one of these a discussion under way whose author asks for more than the learner has written? */
export async function hasUnmetDiscussion(
  tx: Db,
  learner: Learner,
  nodes: readonly CourseNode[],
): Promise<boolean> {
  return (await unmetDiscussions(tx, learner, nodes)).length > 0;
}

/** [1.3] The same, each of them. Where its author asks for nothing in particular, the learner may say that it is done. */
export async function unmetDiscussions(
  tx: Db,
  learner: Learner,
  nodes: readonly CourseNode[],
): Promise<CourseNode[]> {
  const open = nodes.filter(
    ({ part, outcome: { workflow } }) => part.type === 'discussion' && workflow?.state !== 'finished',
  );
  if (open.length === 0) return [];
  const activityIds = open.map(({ part }) => part.activityId);
  const written = await listWrittenDiscussions(tx, learner.tenantId, activityIds);
  const unmet: CourseNode[] = [];
  for (const node of open) {
    const { requirement } = discussionSettings(written.get(node.part.activityId));
    if (!requirement) continue;
    const placeId = node.part.partId ?? (await findWholeCourse(tx, learner.tenantId, node.part.activityId));
    const own = placeId === null ? [] : await listOwnPosts(tx, learner, placeId);
    const { isMet } = requirementProgress(requirement, own, node.outcome.workflow?.started ?? null);
    if (!isMet) unmet.push(node);
  }
  return unmet;
}
