import { queryActivityParticipants } from '@lantern/contract/activities/query-activity-participants';
import { optionsOf } from '@lantern/contract/load-options';
import { ProblemError } from '@lantern/contract/problem-error';
import { partWithId } from '@lantern/domain/activity/activity-tree';
import { readCourseTree } from '../../attempts/reading/read-course-tree';
import { listCall } from '../../http/served-call';
import { PARTICIPANT_FIELDS, listParticipants } from '../../store/people/groups';

/** [7.16] */
export const handleQueryActivityParticipants = listCall(
  queryActivityParticipants,
  PARTICIPANT_FIELDS,
  async ({ params: { objectiveWorkflowId, activityPathId: partId }, query: asked }, { db, learner }) => {
    const query = optionsOf(asked);
    const tree = await readCourseTree(db, { learner, id: objectiveWorkflowId });
    if (!tree || !partWithId(tree.part.childActivity.children, partId)) throw new ProblemError('notFound');
    const { data, totalCount } = await listParticipants(db, learner, { partId, query });
    return { data, totalCount };
  },
);
