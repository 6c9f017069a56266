import { getActivityWorkflowAggregate } from '@lantern/contract/activities/get-activity-workflow-aggregate';
import { ProblemError } from '@lantern/contract/problem-error';
import { partWithId } from '@lantern/domain/activity/activity-tree';
import { allNodes } from '@lantern/domain/activity/course-node';
import { activityWorkflowOf } from '../../attempts/activity-outcome';
import { readCourseTree, visibleTree } from '../../attempts/reading/read-course-tree';
import { call } from '../../http/served-call';

/** [7.14] */
export const handleGetActivityWorkflowAggregate = call(
  getActivityWorkflowAggregate,
  async ({ params: { objectiveWorkflowId, activityId } }, { db, learner, now }) => {
    const tree = await readCourseTree(db, { learner, id: objectiveWorkflowId });
    const node = tree && allNodes(tree.root).find(({ part }) => part.activityId === activityId);
    if (!tree || !node) throw new ProblemError('notFound');
    const { partId, axis } = node.part;
    const { workflow } = node.outcome;
    const visible = partWithId([visibleTree(tree, now)], partId ?? activityId);
    return {
      objectiveWorkflowId,
      activityId,
      activityPartId: partId,
      axis,
      lastActivityWorkflow: workflow && activityWorkflowOf(tree.attempt, { ...workflow, partId }),
      bestActivityRecord: visible?.childActivity.activityWorkflowAggregate?.bestActivityRecord ?? null,
    };
  },
);
