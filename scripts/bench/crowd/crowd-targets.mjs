import { randomUUID } from 'node:crypto';

/** What is measured among many: each request is another learner's. See crowd.mjs. */
export const CROWD_CALLS = [
  // One person may send only so many a minute.
  { name: 'POST events', ask: () => ({ path: '/api/events', body: twoEvents }) },
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

function twoEvents() {
  const event = (name) => ({ id: randomUUID(), name, occurred: new Date().toISOString(), properties: {} });
  return {
    user: {
      deviceId: 'bench',
      mobile_web: false,
      role: 'learner',
      locale: 'en-US',
      app_version: '0.1.0',
    },
    events: [event('objective_start'), event('activity_start')],
  };
}
