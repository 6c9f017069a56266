import { getActivityTries } from '@lantern/contract/activities/get-activity-tries';
import { ProblemError } from '@lantern/contract/problem-error';
import { allNodes } from '@lantern/domain/activity/course-node';
import { concealScores, visibleResults } from '@lantern/domain/activity/conceal-tree';
import { readCourseTree, visibleTree } from '../../attempts/reading/read-course-tree';
import { call } from '../../http/served-call';
import { listActivityTries } from '../../store/activities/activity-tries';

/** [8.8] [4.20] [4.27] Scores are visible where the activity's own result is. */
export const handleGetActivityTries = call(
  getActivityTries,
  async ({ params: { objectiveWorkflowId, activityWorkflowId } }, { db, learner, now }) => {
    const tree = await readCourseTree(db, { learner, id: objectiveWorkflowId });
    const isOwn =
      tree && allNodes(tree.root).some(({ outcome }) => outcome.workflow?.id === activityWorkflowId);
    if (!isOwn) throw new ProblemError('notFound');
    const tries = await listActivityTries(db, { ...learner, activityWorkflowId });
    const isVisible = visibleResults(visibleTree(tree, now)).has(activityWorkflowId);
    return { data: tries.map((one) => concealScores(one, isVisible)) };
  },
);
