import { getActivityChildren } from '@lantern/contract/activities/get-activity-children';
import { call } from '../../http/served-call';
import { childrenOf } from './children-of';

/** [7.13] */
export const handleGetActivityChildren = call(getActivityChildren, async ({ params }, context) => ({
  data: await childrenOf(context, params.objectiveWorkflowId, params.activityPathId),
}));
