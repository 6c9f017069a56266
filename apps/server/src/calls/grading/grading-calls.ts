import type { ServedCall } from '../../http/served-call';
import { handleApproveObjectiveWorkflow } from './approve-objective-workflow';
import { handleGetWorkToGrade } from './get-work-to-grade';
import { handleGradeActivityWorkflow } from './grade-activity-workflow';
import { handleReopenObjectiveWorkflow } from './reopen-objective-workflow';

export const GRADING_CALLS: readonly ServedCall[] = [
  handleGetWorkToGrade,
  handleGradeActivityWorkflow,
  handleApproveObjectiveWorkflow,
  handleReopenObjectiveWorkflow,
];
