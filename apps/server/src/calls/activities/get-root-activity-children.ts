import type { getRootActivityChildren } from '@lantern/contract/activities/get-root-activity-children';
import type { Handler } from '../../http/serve';
import { childrenOf } from './children-of';

/** [7.13] */
export const handleGetRootActivityChildren: Handler<typeof getRootActivityChildren> = async (
  { params },
  context,
) => ({ data: await childrenOf(context, params.objectiveWorkflowId, null) });
