import { getActivity } from '@lantern/contract/activities/get-activity';
import { getRootActivity } from '@lantern/contract/activities/get-root-activity';
import { call } from '../../http/served-call';
import { activityContentAnswer } from './activity-content-answer';

/** [7.13] */
export const handleGetActivity = call(getActivity, ({ params }, context) =>
  activityContentAnswer(context, params.objectiveWorkflowId, params.activityPathId),
);

/** [7.13] */
export const handleGetRootActivity = call(getRootActivity, ({ params }, context) =>
  activityContentAnswer(context, params.objectiveWorkflowId, null),
);
