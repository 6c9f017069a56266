import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';
import { refetchCourse } from './activity-work';
import { problemCodeOf } from '../transport/problem-code-of';

/** Asks whether an enrolment is still as the page knows it; if not, for all that may follow. Was it another? */
export async function followAggregate(
  client: QueryClient,
  known: { id: string; version: number },
): Promise<boolean> {
  if ((await versionOf(client, known.id)) === known.version) return false;
  await refetchCourse(client);
  return true;
}

/** Null when the enrolment is gone. */
async function versionOf(client: QueryClient, id: string): Promise<number | null> {
  const { getAggregateVersion } = await import('@lantern/contract/courses/get-aggregate-version');
  try {
    return (await apiOf(client)(getAggregateVersion, { params: { id } })).version;
  } catch (error) {
    if (problemCodeOf(error) === 'notFound') return null;
    throw error;
  }
}
