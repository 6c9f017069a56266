import type { ServedCall } from '../../http/served-call';
import { handleCreateSelfEnrollment } from './create-self-enrollment';
import { handleFinishObjectiveWorkflow } from './finish-objective-workflow';
import { handleGetAggregateRecords } from './get-aggregate-records';
import { handleGetAggregateVersion } from './get-aggregate-version';
import { handleGetCourseOutline } from './get-course-outline';
import { handleGetObjectiveAccess, handleGetObjectiveAccessById } from './get-objective-access';
import { handleGetObjectiveRecord } from './get-objective-record';
import { handleGetObjectiveWorkflow } from './get-objective-workflow';
import { handleGetObjectiveWorkflowAggregate } from './get-objective-workflow-aggregate';
import { handleQueryGradingScales } from './query-grading-scales';
import { handleQueryObjectiveAccesses } from './query-objective-accesses';
import { handleQueryObjectiveRecords } from './query-objective-records';
import { handleQueryObjectiveWorkflowAggregates } from './query-objective-workflow-aggregates';
import { handleStartObjectiveWorkflow } from './start-objective-workflow';
import { handleSubmitObjectiveWorkflow } from './submit-objective-workflow';

export const COURSE_CALLS: readonly ServedCall[] = [
  handleQueryObjectiveAccesses,
  handleGetObjectiveAccess,
  handleGetCourseOutline,
  handleGetObjectiveAccessById,
  handleQueryGradingScales,
  handleGetAggregateRecords,
  handleGetAggregateVersion,
  handleGetObjectiveWorkflowAggregate,
  handleQueryObjectiveWorkflowAggregates,
  handleGetObjectiveWorkflow,
  handleStartObjectiveWorkflow,
  handleSubmitObjectiveWorkflow,
  handleFinishObjectiveWorkflow,
  handleQueryObjectiveRecords,
  handleGetObjectiveRecord,
  handleCreateSelfEnrollment,
];
