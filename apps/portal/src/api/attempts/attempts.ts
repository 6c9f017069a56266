import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { randomId } from '../../lib/random-id';
import { apiOf } from '../transport/api-of';
import { callApi } from '../transport/call-api';
import { findAggregate } from './find-aggregate';
import { createStart, type StartAttempt } from './start-sequence';
import { pause } from '../transport/waiting-requests';

/** [7.5] Every result of an enrolment, the latest first. */
export function aggregateRecordsQuery(aggregateId: string) {
  return queryOptions({
    queryKey: ['aggregate-records', aggregateId],
    queryFn: async ({ client }) => {
      const { getAggregateRecords } = await import('@lantern/contract/courses/get-aggregate-records');
      return apiOf(client)(getAggregateRecords, { params: { id: aggregateId } });
    },
  });
}

const starts = new WeakMap<QueryClient, StartAttempt>();

/** The starting of this page, which remembers the commands that are still without a final answer. */
export function startOf(client: QueryClient): StartAttempt {
  const known = starts.get(client);
  if (known) return known;
  const call = apiOf(client);
  const start = createStart({
    getAggregate: (objectiveId) => findAggregate(client, objectiveId),
    getRootState: async ({ activityId, objectiveWorkflowId }) => {
      const { queryMyObjectiveWorkflowAggregates } = await import(
        '@lantern/contract/activities/query-my-objective-workflow-aggregates'
      );
      const { data } = await call(queryMyObjectiveWorkflowAggregates, {
        query: {
          filter: [['activityId', '=', activityId], 'and', ['objectiveWorkflowId', '=', objectiveWorkflowId]],
        },
      });
      return data[0]?.lastActivityWorkflow.state ?? null;
    },
    startObjectiveWorkflow: async (body) => {
      const [{ startObjectiveWorkflow }, { runCommandSync }] = await Promise.all([
        import('@lantern/contract/courses/start-objective-workflow'),
        import('../transport/run-command'),
      ]);
      return runCommandSync(startObjectiveWorkflow, { body });
    },
    startActivityWorkflows: async (body) => {
      const { startActivityWorkflows } = await import(
        '@lantern/contract/activities/start-activity-workflows'
      );
      return callApi(startActivityWorkflows, { body });
    },
    newId: randomId,
    wait: pause,
    random: Math.random,
  });
  starts.set(client, start);
  return start;
}

const CHANGED_BY_ATTEMPTS: readonly unknown[] = [
  'objective-access',
  'objective-accesses',
  'aggregate-records',
  'certificates',
  'bookmark',
  'course-counts',
  'suggestions',
];

/** What an attempt changes: the course, its results and certificates, the lists. */
export function refetchAttempts(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => CHANGED_BY_ATTEMPTS.includes(queryKey[0]),
  });
}
