import type { queryActivityParticipants } from '@lantern/contract/activities/query-activity-participants';
import { optionsOf } from '@lantern/contract/load-options';
import { ProblemError } from '@lantern/contract/problem-error';
import { partWithId } from '@lantern/domain/activity/activity-tree';
import { readCourseTree } from '../../attempts/read-course-tree';
import type { Handler } from '../../http/serve';
import { listParticipants } from '../../store/people/groups';

/** [7.16] */
export const handleQueryActivityParticipants: Handler<typeof queryActivityParticipants> = async (
  { params: { objectiveWorkflowId, activityPathId: partId }, query: asked },
  { db, tenant, session },
) => {
  const query = optionsOf(asked);
  const learner = { tenantId: tenant.id, userId: session.userId };
  const tree = await readCourseTree(db, { learner, id: objectiveWorkflowId });
  if (!tree || !partWithId(tree.part.childActivity.children, partId)) throw new ProblemError('notFound');
  const { data, totalCount } = await listParticipants(db, learner, { partId, query });
  return { data, totalCount };
};
