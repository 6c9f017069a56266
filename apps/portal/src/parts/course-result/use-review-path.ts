import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { lastRecord, lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import { reviewPath } from '@lantern/domain/course/review-path';
import { useQuery } from '@tanstack/react-query';
import { aggregateRecordsQuery } from '../../api/attempts/attempts';

/** [2.9] [4.16] Where the last attempt is looked back at; an lti course needs its record, which names the activity's attempt. */
export function useReviewPath(course: ObjectiveAccess): string {
  const { objective, objectiveWorkflowAggregate } = course;
  const { data: records } = useQuery({
    ...aggregateRecordsQuery(objectiveWorkflowAggregate?.id ?? ''),
    enabled: objective.type === 'lti' && lastRecord(course) !== null,
  });
  const workflowId = lastWorkflow(course)?.id;
  const record = records?.find(({ objectiveWorkflowId }) => objectiveWorkflowId === workflowId);
  return reviewPath(objective, {
    objectiveWorkflowId: null,
    activityWorkflowId: record?.activityRecord?.activityWorkflowId ?? null,
  });
}
