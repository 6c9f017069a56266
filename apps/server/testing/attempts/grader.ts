import { randomUUID } from 'node:crypto';
import { insertUser } from '../../src/store/people/users';
import type { Asked, TestApp } from '../test-app';
import { NORTH, type TestPerson, type TestTenant } from '../test-tenants';
import { learnerOf, type TestLearner } from './learner';

export type TestGrader = {
  person: TestPerson;
  /** The same person, who learns too. */
  asLearner: TestLearner;
  grade: (activityWorkflowId: string, score?: number) => Promise<Asked>;
  approve: (objectiveWorkflowId: string) => Promise<Asked>;
  reopen: (objectiveWorkflowId: string) => Promise<Asked>;
  /** What waits in one attempt. */
  waiting: (objectiveWorkflowId: string) => Promise<Array<Record<string, unknown>>>;
};

/** For tests: an instructor of the tenant, signed in; ten points are the most that they give. */
export async function openGrader(server: TestApp, tenant: TestTenant = NORTH): Promise<TestGrader> {
  const id = randomUUID();
  const person = { id, email: `${id}@people.test`, firstName: 'Ines', locale: null };
  await insertUser(server.db, tenant.id, {
    ...person,
    lastName: 'Grader',
    timezone: null,
    licences: ['Lms.Learning'],
    roles: ['Instructor', 'Learner'],
  });
  return graderOf(person, learnerOf(server, await server.signIn(person, tenant), tenant));
}

function graderOf(person: TestPerson, asLearner: TestLearner): TestGrader {
  const { get, post } = asLearner;
  return {
    person,
    asLearner,
    grade: (activityWorkflowId, score = 8) =>
      post('/grade-activity-workflows', { id: randomUUID(), activityWorkflowId, score, maxScore: 10 }),
    approve: (objectiveWorkflowId) =>
      post('/approve-objective-workflows', { id: randomUUID(), objectiveWorkflowId }),
    reopen: (objectiveWorkflowId) =>
      post('/reopen-objective-workflows', { id: randomUUID(), objectiveWorkflowId }),
    waiting: async (attemptId) => {
      const { json } = await get('/work-to-grade');
      const data = json['data'] as Array<Record<string, unknown>>; // the call's own answer
      return data.filter(({ objectiveWorkflowId }) => objectiveWorkflowId === attemptId);
    },
  };
}
