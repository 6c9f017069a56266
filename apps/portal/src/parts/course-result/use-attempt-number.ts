import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { previousAttempts } from '@lantern/domain/course/previous-attempts';
import { useQuery } from '@tanstack/react-query';
import { aggregateRecordsQuery } from '../../api/attempts/attempts';

/** [3.6] The how-manieth attempt the last result is of; null for one from elsewhere, and until it is known. */
export function useAttemptNumber(course: ObjectiveAccess, now: Date): number | null {
  const { data: records = [] } = useQuery(aggregateRecordsQuery(course.objectiveWorkflowAggregate?.id ?? ''));
  return previousAttempts(course, records, now).find(({ isCurrent }) => isCurrent)?.number ?? null;
}
