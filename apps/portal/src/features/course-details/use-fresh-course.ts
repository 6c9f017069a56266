import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { courseTurningPoint } from '@lantern/domain/course/course-turning-point';
import { lastRecord } from '@lantern/domain/enrollment/enrolled-course';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { aggregateRecordsQuery, refetchAttempts } from '../../api/attempts/attempts';
import { objectiveAccessQuery } from '../../api/courses/courses';
import { onNewsFromTabs } from '../../lib/storage/tab-news';
import { useTurningNow } from '../../lib/time/use-turning-now';
import { useAttemptWatch } from '../../parts/attempt-watch/use-attempt-watch';

/** The course, true by itself: when one of its dates passes, when another tab or its grader changes the attempt. */
export function useFreshCourse(objectiveId: string): { course: ObjectiveAccess; now: Date } {
  const client = useQueryClient();
  const { data: course } = useSuspenseQuery({
    ...objectiveAccessQuery(objectiveId),
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => onNewsFromTabs(() => void refetchAttempts(client)), [client]);
  useAttemptWatch(course);
  useFreshRecords(course);
  const now = useTurningNow({
    turningPoint: (at) => courseTurningPoint(course, at),
    onTurn: () => void refetchAttempts(client),
  });
  return { course, now };
}

/** The list of results follows the last one. */
function useFreshRecords(course: ObjectiveAccess): void {
  const client = useQueryClient();
  const aggregateId = course.objectiveWorkflowAggregate?.id;
  const recordId = lastRecord(course)?.id;
  useEffect(() => {
    if (!aggregateId || !recordId) return;
    const { queryKey } = aggregateRecordsQuery(aggregateId);
    const known = client.getQueryData(queryKey);
    if (known && !known.some(({ id }) => id === recordId)) void client.invalidateQueries({ queryKey });
  }, [client, aggregateId, recordId]);
}
