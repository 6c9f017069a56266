import type { ServedCall } from '../../http/served-call';
import { handleFinishActivityWorkflows } from './finish-activity-workflows';
import { handleGetActivity, handleGetRootActivity } from './get-activity';
import { handleGetActivityChildren, handleGetRootActivityChildren } from './get-activity-children';
import { handleGetActivityTries } from './get-activity-tries';
import { handleGetActivityWithAggregates } from './get-activity-with-aggregates';
import { handleGetActivityWorkflowAggregate } from './get-activity-workflow-aggregate';
import { handleGetGroupActivityWorkflow } from './get-group-activity-workflow';
import { handlePutActivityWorkflow } from './put-activity-workflow';
import { handleQueryActivityParticipants } from './query-activity-participants';
import {
  handleQueryActivityWorkflowAggregates,
  handleQueryMyObjectiveWorkflowAggregates,
} from './query-activity-workflow-aggregates';
import { handleQueryAggregateActivityRecords } from './query-aggregate-activity-records';
import { handleQueryWorkflowActivityRecords } from './query-workflow-activity-records';
import { handleStartActivityWorkflows } from './start-activity-workflows';

export const ACTIVITY_CALLS: readonly ServedCall[] = [
  handleQueryMyObjectiveWorkflowAggregates,
  handleQueryActivityWorkflowAggregates,
  handleStartActivityWorkflows,
  handleFinishActivityWorkflows,
  handlePutActivityWorkflow,
  handleGetRootActivity,
  handleGetActivity,
  handleGetActivityWithAggregates,
  handleGetRootActivityChildren,
  handleGetActivityChildren,
  handleGetActivityWorkflowAggregate,
  handleQueryAggregateActivityRecords,
  handleQueryWorkflowActivityRecords,
  handleGetActivityTries,
  handleGetGroupActivityWorkflow,
  handleQueryActivityParticipants,
];
