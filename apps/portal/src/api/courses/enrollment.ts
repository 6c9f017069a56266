import type { QueryClient } from '@tanstack/react-query';
import { randomId } from '../../lib/random-id';
import { startOf } from '../attempts/attempts';
import { objectiveAccessQuery } from './courses';
import { createEnrollment, type Enroll } from './enrollment-sequence';
import { findAggregate } from '../attempts/find-aggregate';
import { pause } from '../transport/waiting-requests';

const sequences = new WeakMap<QueryClient, Enroll>();

/** The enrolling of this page, which remembers the commands that are still without a final answer. */
export function enrollmentOf(client: QueryClient): Enroll {
  const known = sequences.get(client);
  if (known) return known;
  const enroll = createEnrollment({
    // As it is now: what an earlier try has done is not done again.
    getObjectiveAccess: (objectiveId) =>
      client.fetchQuery({ ...objectiveAccessQuery(objectiveId), staleTime: 0 }),
    createSelfEnrollment: async (body) => {
      const [{ createSelfEnrollment }, { runCommandSync }] = await Promise.all([
        import('@lantern/contract/courses/create-self-enrollment'),
        import('../transport/run-command'),
      ]);
      return runCommandSync(createSelfEnrollment, { body });
    },
    getAggregate: (objectiveId) => findAggregate(client, objectiveId),
    start: startOf(client),
    newId: randomId,
    wait: pause,
    random: Math.random,
  });
  sequences.set(client, enroll);
  return enroll;
}

/** What a new enrolment or attempt changes: the course itself, the lists, and what their filters count. */
const CHANGED_BY_ENROLLING: readonly unknown[] = [
  'objective-access',
  'objective-accesses',
  'showcases',
  'filter-categories',
  'terms',
  'course-counts',
  'suggestions',
];

export function refetchCourses(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => CHANGED_BY_ENROLLING.includes(queryKey[0]),
  });
}
