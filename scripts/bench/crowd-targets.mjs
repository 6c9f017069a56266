import { randomUUID } from 'node:crypto';

/** What is measured among many: each request is another learner's. See crowd.mjs. */
export const CROWD_CALLS = [
  {
    name: 'GET objective-access, 100,000 attempts',
    ask: (_learner, { takenObjectiveId }) => ({
      path: `/api/lms/v1/users/me/objectives/${takenObjectiveId}/objective-access`,
    }),
  },
  {
    name: 'POST start-objective-workflows, 100,000 attempts',
    ask: ({ toStart }) => ({
      path: '/api/lms/v1/start-objective-workflows',
      body: () => ({ id: randomUUID(), objectiveWorkflowAggregateId: toStart }),
    }),
  },
  {
    name: 'POST submit-objective-workflows, 100,000 attempts',
    ask: ({ running }) => ({
      path: '/api/lms/v1/submit-objective-workflows',
      body: () => ({ id: running }),
    }),
  },
];
