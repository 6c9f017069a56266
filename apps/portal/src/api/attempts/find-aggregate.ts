import type { ObjectiveWorkflowAggregate } from '@lantern/contract/entities/objective-access';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';
import { problemCodeOf } from '../transport/problem-code-of';

/** [7.5] The learner's enrolment in a course as it is now; null while there is none. */
export async function findAggregate(
  client: QueryClient,
  objectiveId: string,
): Promise<ObjectiveWorkflowAggregate | null> {
  const { getObjectiveWorkflowAggregate } = await import(
    '@lantern/contract/courses/get-objective-workflow-aggregate'
  );
  return apiOf(client)(getObjectiveWorkflowAggregate, { params: { objectiveId } }).catch((error: unknown) => {
    if (problemCodeOf(error) === 'notFound') return null;
    throw error;
  });
}
