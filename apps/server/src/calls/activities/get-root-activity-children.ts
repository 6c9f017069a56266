import { getRootActivityChildren } from '@lantern/contract/activities/get-root-activity-children';
import { call } from '../../http/served-call';
import { childrenOf } from './children-of';

/** [7.13] */
export const handleGetRootActivityChildren = call(getRootActivityChildren, async ({ params }, context) => ({
  data: await childrenOf(context, params.objectiveWorkflowId, null),
}));
