import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openGrader } from '../../../testing/attempts/grader';
import { makeGroup, openTeam, takePart, type TeamMate } from '../../../testing/team/team-world';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, NORTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';
import { correctGrade } from '../grading/correct-grade';

const STATE = { inProgress: 1, inGrading: 3, finished: 6 };

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  // Of groups of other tests nobody is a member any more.
  await server.db.query(sql`delete from group_members where tenant_id = ${NORTH.id}`);
});
afterAll(() => server.close());

const partStateOf = async ({ learner, attempt }: TeamMate) => {
  const { json } = await learner.get(`/users/me/objective-workflows/${attempt}/activity-with-aggregates`);
  const [{ childActivity }] = json['children'] as [{ childActivity: Record<string, unknown> }]; // one part at least
  return childActivity['activityWorkflowAggregate'] as {
    lastActivityWorkflow: { state: number };
    bestActivityRecord: { normalizedScore: number } | null;
  };
};

test('[8.8] a new try is the whole team’s, with what it has written', async () => {
  const { ada, ben, partId } = await openTeam(server, { task: { maxAttempts: 2 } });
  await ada.save(0, { work: 'First' });
  await ada.submit(1);
  const ines = await openGrader(server);
  await ines.grade(ben.activity, 4);
  expect((await ben.learner.tryAgain(ben.attempt, partId)).status).toBe(200);
  for (const mate of [ada, ben])
    expect(await partStateOf(mate)).toMatchObject({ lastActivityWorkflow: { state: STATE.inProgress } });
  expect((await ada.look()).work).toMatchObject({
    tries: 2,
    state: STATE.inProgress,
    texts: { work: 'First' },
  });
  await ada.submit(1);
  await ines.grade(ada.activity, 10);
  for (const mate of [ada, ben])
    expect(await partStateOf(mate)).toMatchObject({ bestActivityRecord: { normalizedScore: 1 } });
});

test('[4.3] a corrected grade is corrected for all', async () => {
  const { ada, ben } = await openTeam(server, { besides: [{ name: 'Film', type: 'video' }] });
  await ada.submit(0);
  const ines = await openGrader(server);
  await ines.grade(ada.activity, 4);
  const correction = {
    tenantId: NORTH.id,
    activityWorkflowId: ben.activity,
    actor: 'grader' as const,
    userId: ines.person.id,
  };
  await correctGrade(
    server.db,
    { ...correction, score: 6, maxScore: 10 },
    { now: server.clock.now, newId: randomUUID },
  );
  for (const mate of [ada, ben])
    expect(await partStateOf(mate)).toMatchObject({ bestActivityRecord: { normalizedScore: 0.6 } });
});

test('[4.3] nobody grades the work of a team that they are in', async () => {
  const { ada, course } = await openTeam(server);
  const ines = await openGrader(server);
  await makeGroup(server, []);
  await server.db.query(
    sql`insert into group_members (tenant_id, group_id, user_id)
        select tenant_id, group_id, ${ines.person.id} from group_members where user_id = ${ADA.id}`,
  );
  await takePart(server, course, { person: ines.person });
  await ada.submit(0);
  expect((await ines.grade(ada.activity)).json['errors']).toEqual({
    activityWorkflowId: ['Nobody grades their own work.'],
  });
  expect((await ines.asLearner.get(`/work-to-grade/${ada.activity}/team-work`)).status).toBe(404);
});

test('[4.3] an attempt that is given back keeps what the team has handed in, and its grade comes', async () => {
  const { ada } = await openTeam(server);
  await ada.submit(0);
  await ada.learner.submit(ada.attempt);
  const ines = await openGrader(server);
  expect((await ines.reopen(ada.attempt)).json).toMatchObject({ state: STATE.inProgress });
  expect(await partStateOf(ada)).toMatchObject({ lastActivityWorkflow: { state: STATE.inGrading } });
  await ines.grade(ada.activity, 8);
  expect(await partStateOf(ada)).toMatchObject({ bestActivityRecord: { normalizedScore: 0.8 } });
});
