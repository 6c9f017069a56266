import { getActivityWithAggregates } from '@lantern/contract/activities/get-activity-with-aggregates';
import { ProblemError } from '@lantern/contract/problem-error';
import { rolledUpProgress } from '@lantern/domain/attempt/roll-up';
import { endsAttempt } from '@lantern/domain/attempt/settle-attempt';
import { readCourseTree, visibleTree } from '../../attempts/reading/read-course-tree';
import { call } from '../../http/served-call';

/** [7.13] */
export const handleGetActivityWithAggregates = call(
  getActivityWithAggregates,
  async ({ params }, { db, learner, now }) => {
    const tree = await readCourseTree(db, { learner, id: params.objectiveWorkflowId });
    if (!tree) throw new ProblemError('notFound');
    const { id, openedLast, presentationMode, displayMode, course } = tree.attempt;
    // [4.29] Reading 61: what was archived since the last step counts no more; a result stays as it was.
    const isOver = endsAttempt(course.workflow.state);
    const progress = isOver ? tree.attempt.progress : rolledUpProgress(tree.root);
    const { childActivity } = visibleTree(tree, now);
    return {
      ...childActivity,
      children: [...childActivity.children],
      id: tree.root.part.activityId,
      presentationMode,
      displayMode,
      accessNewContentAfterCompletion: course.accessNewContentAfterCompletion,
      objectiveWorkflow: { ...course.workflow, id, progress, openedLast },
    };
  },
);
