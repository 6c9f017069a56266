import type { getActivity } from '@lantern/contract/activities/get-activity';
import type { Handler } from '../../http/serve';
import { activityContentAnswer } from './activity-content-answer';

/** [7.13] */
export const handleGetActivity: Handler<typeof getActivity> = ({ params }, context) =>
  activityContentAnswer(context, params.objectiveWorkflowId, params.activityPathId);
