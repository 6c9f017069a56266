import type { queryMyObjectiveWorkflowAggregates } from '@lantern/contract/activities/query-my-objective-workflow-aggregates';
import type { Handler } from '../../http/serve';
import { handleQueryActivityWorkflowAggregates } from './query-activity-workflow-aggregates';

export const handleQueryMyObjectiveWorkflowAggregates: Handler<typeof queryMyObjectiveWorkflowAggregates> = (
  input,
  context,
) => handleQueryActivityWorkflowAggregates(input, context);
