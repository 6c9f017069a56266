import type { getRootActivity } from '@lantern/contract/activities/get-root-activity';
import type { Handler } from '../../http/serve';
import { activityContentAnswer } from './activity-content-answer';

/** [7.13] */
export const handleGetRootActivity: Handler<typeof getRootActivity> = ({ params }, context) =>
  activityContentAnswer(context, params.objectiveWorkflowId, null);
