import type { getActivityChildren } from '@lantern/contract/activities/get-activity-children';
import type { Handler } from '../../http/serve';
import { childrenOf } from './children-of';

/** [7.13] */
export const handleGetActivityChildren: Handler<typeof getActivityChildren> = async (
  { params },
  context,
) => ({
  data: await childrenOf(context, params.objectiveWorkflowId, params.activityPathId),
});
