import { randomUUID } from 'node:crypto';
import type { Asked, TestApp } from '../test-app';
import { ADA, NORTH, type TestPerson, type TestTenant } from '../test-tenants';

const API = '/api/lms/v1';

export type TestLearner = {
  get: (path: string) => Promise<Asked>;
  post: (path: string, body: unknown) => Promise<Asked>;
  put: (path: string, body: unknown) => Promise<Asked>;
  /** Starts an attempt and answers its id; the answer must be good. */
  start: (aggregateId: string) => Promise<string>;
  submit: (id: string) => Promise<Asked>;
  finish: (objectiveWorkflowId: string) => Promise<Asked>;
  startActivities: (objectiveWorkflowId: string, activityPartIds: string[]) => Promise<Asked>;
  /** [8.8] */
  tryAgain: (objectiveWorkflowId: string, activityPartId: string) => Promise<Asked>;
  finishActivities: (objectiveWorkflowId: string, activityWorkflowIds: string[]) => Promise<Asked>;
};

/** For tests: a person with a session, asking synchronously as the portal does. */
export async function openLearner(
  server: TestApp,
  person: TestPerson = ADA,
  tenant: TestTenant = NORTH,
): Promise<TestLearner> {
  return learnerOf(server, await server.signIn(person, tenant), tenant);
}

/** For tests: whoever the session belongs to. */
export function learnerOf(server: TestApp, session: string, tenant: TestTenant = NORTH): TestLearner {
  const headers = { prefer: 'respond-sync' };
  const get = (path: string) => server.ask(`${API}${path}`, { session, tenant });
  const post = (path: string, body: unknown) =>
    server.ask(`${API}${path}`, { session, tenant, method: 'POST', body, headers });
  const put = (path: string, body: unknown) =>
    server.ask(`${API}${path}`, { session, tenant, method: 'PUT', body, headers });
  return {
    get,
    post,
    put,
    start: async (objectiveWorkflowAggregateId) => {
      const id = randomUUID();
      const { status, text } = await post('/start-objective-workflows', { id, objectiveWorkflowAggregateId });
      if (status !== 200) throw new Error(`Not started: ${text}`);
      return id;
    },
    submit: (id) => post('/submit-objective-workflows', { id }),
    finish: (objectiveWorkflowId) =>
      post('/finish-objective-workflows', { id: randomUUID(), objectiveWorkflowId }),
    startActivities: (objectiveWorkflowId, activityPartIds) =>
      post('/start-activity-workflows', { objectiveWorkflowId, activityPartIds }),
    tryAgain: (objectiveWorkflowId, activityPartId) =>
      post('/start-activity-workflows', {
        objectiveWorkflowId,
        activityPartIds: [activityPartId],
        isNewTry: true,
      }),
    finishActivities: (objectiveWorkflowId, activityWorkflowIds) =>
      post('/finish-activity-workflows', { objectiveWorkflowId, activityWorkflowIds }),
  };
}
