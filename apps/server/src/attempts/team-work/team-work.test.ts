import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openGrader } from '../../../testing/attempts/grader';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH } from '../../../testing/test-tenants';
import { makeGroup, openTeam, takePart, type TeamMate } from '../../../testing/team/team-world';
import { sql } from '../../db/sql';

const STATE = { inProgress: 1, inGrading: 3, finished: 6 };
const ALL = { policy: 'all', mayBeAlone: false } as const;

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  pass();
  // Of groups of other tests nobody is a member any more.
  await server.db.query(sql`delete from group_members where tenant_id = ${NORTH.id}`);
});
afterAll(() => server.close());

function pass(ms = 60_000): void {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
}

const stateOf = async ({ learner, attempt }: TeamMate) =>
  (await learner.get(`/objective-workflows/${attempt}`)).json;
const partStateOf = async ({ learner, attempt }: TeamMate) => {
  const { json } = await learner.get(`/users/me/objective-workflows/${attempt}/activity-with-aggregates`);
  const [{ childActivity }] = json['children'] as [{ childActivity: Record<string, unknown> }]; // one part at least
  return childActivity['activityWorkflowAggregate'] as {
    lastActivityWorkflow: { state: number };
    bestActivityRecord: { normalizedScore: number } | null;
  };
};
const leave = (person: { id: string }) =>
  server.db.query(sql`delete from group_members where tenant_id = ${NORTH.id} and user_id = ${person.id}`);

test('[1.3] [3.10] two members write one work, and each sees who saved last', async () => {
  const { ada, ben, groupId } = await openTeam(server);
  expect(await ada.look()).toMatchObject({
    mode: 'team',
    group: { id: groupId },
    work: { version: 0, texts: {} },
  });
  expect((await ada.save(0, { work: 'We sow in May.' })).json).toMatchObject({ work: { version: 1 } });
  pass();
  const seen = await ben.look();
  expect(seen).toMatchObject({
    mayWrite: true,
    work: {
      version: 1,
      texts: { work: 'We sow in May.' },
      saves: [{ by: { userId: ADA.id, isMe: false }, keys: ['work'] }],
    },
  });
  expect(seen.participants.map(({ userId, state }) => [userId, state])).toEqual([
    [ADA.id, 'working'],
    [BEN.id, 'working'],
  ]);
});

test('[1.3] what is saved over a version that is not seen is not written, and says who wrote what', async () => {
  const { ada, ben } = await openTeam(server);
  await ada.save(0, { work: 'Ada' });
  const refused = await ben.save(0, { work: 'Ben' });
  expect([refused.status, refused.json['errors']]).toEqual([
    409,
    {
      _: ['The submission has been modified by somebody else. Reload it, then hand it in.'],
      'texts.work': ['Ada north'],
    },
  ]);
  expect((await ben.look()).work).toMatchObject({ version: 1, texts: { work: 'Ada' } });
  expect((await ben.save(1, { work: 'Ada and Ben' })).status).toBe(200);
});

test('[1.3] the same save sent twice is one, whatever version it names', async () => {
  const { ada } = await openTeam(server);
  await ada.save(0, { work: 'Once' });
  expect((await ada.save(0, { work: 'Once' })).json).toMatchObject({ work: { version: 1 } });
});

test('[1.3] of two saves at the same moment one is written, and the other is told', async () => {
  const { ada, ben } = await openTeam(server);
  for (let version = 0; version < 4; version += 1) {
    const both = await Promise.all([
      ada.save(version, { work: `Ada ${version}` }),
      ben.save(version, { work: `Ben ${version}` }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  }
  expect((await ada.look()).work).toMatchObject({ version: 4 });
});

test('[1.3] [3.10] [4.3] [3.11] any member hands in for all; the grade of one is all of theirs, and so is what it earns', async () => {
  const { ada, ben } = await openTeam(server);
  await ada.save(0, { work: 'Done' });
  expect((await ben.submit(1)).json).toMatchObject({
    mayWrite: false,
    work: { state: STATE.inGrading, submittedBy: { userId: BEN.id, isMe: true } },
  });
  for (const mate of [ada, ben]) {
    expect(await partStateOf(mate)).toMatchObject({ lastActivityWorkflow: { state: STATE.inGrading } });
    await mate.learner.submit(mate.attempt);
  }
  const ines = await openGrader(server);
  expect((await ines.asLearner.get(`/work-to-grade/${ada.activity}/team-work`)).json).toMatchObject({
    texts: { work: 'Done' },
    members: [{ id: ADA.id }, { id: BEN.id }],
  });
  expect((await ines.grade(ada.activity, 9)).status).toBe(200);
  for (const mate of [ada, ben]) {
    expect(await partStateOf(mate)).toMatchObject({ bestActivityRecord: { normalizedScore: 0.9 } });
    expect(await stateOf(mate)).toMatchObject({ state: STATE.finished, progress: 1 });
    expect((await mate.learner.get('/certificate-records/query?take=1')).json['data']).toHaveLength(1);
  }
  expect((await ada.look()).work).toMatchObject({ state: STATE.finished });
  expect(await ines.waiting(ben.attempt)).toEqual([]);
});

test('[1.3] where all hand in together, the work goes with the last who is ready', async () => {
  const { ada, ben } = await openTeam(server, { team: ALL });
  await ada.save(0, { work: 'Both' });
  expect((await ada.submit(1)).json).toMatchObject({
    ready: { ready: 1, of: 2 },
    work: { state: STATE.inProgress },
  });
  expect((await ada.submit(1, false)).json).toMatchObject({ ready: { ready: 0, of: 2 } });
  await ada.submit(1);
  expect((await ben.submit(1)).json).toMatchObject({ work: { state: STATE.inGrading } });
  expect(await partStateOf(ada)).toMatchObject({ lastActivityWorkflow: { state: STATE.inGrading } });
});

test('[1.3] who writes on is not ready any more', async () => {
  const { ada, ben } = await openTeam(server, { team: ALL });
  await ada.submit(0);
  await ada.save(0, { work: 'One more thing' });
  expect((await ben.look()).ready).toEqual({ ready: 0, of: 2 });
});

test('[1.3] who was ready is asked again once somebody else has changed the work, before it goes', async () => {
  const { ada, ben } = await openTeam(server, { team: ALL });
  await ada.submit(0);
  await ben.save(0, { work: 'All of it anew' });
  const seen = await ada.look();
  expect([seen.ready, seen.participants[0]?.state]).toEqual([{ ready: 0, of: 2 }, 'askedAgain']);
  expect((await ben.submit(1)).json).toMatchObject({
    ready: { ready: 1, of: 2 },
    work: { state: STATE.inProgress },
  });
  expect((await ada.submit(1)).json).toMatchObject({ work: { state: STATE.inGrading } });
});

test('[1.3] nobody hands in what they have not seen', async () => {
  const { ada, ben } = await openTeam(server);
  await ada.save(0, { work: 'New' });
  const refused = await ben.submit(0);
  expect([refused.status, refused.json['errors']]).toEqual([
    400,
    { _: ['The submission has been modified by somebody else. Reload it, then hand it in.'] },
  ]);
});

test('[1.3] both hand in at the same moment: it is handed in once', async () => {
  const { ada, ben } = await openTeam(server, { team: ALL });
  await Promise.all([ada.submit(0), ben.submit(0)]);
  expect((await ada.look()).work).toMatchObject({ state: STATE.inGrading });
  for (const mate of [ada, ben])
    expect(await partStateOf(mate)).toMatchObject({ lastActivityWorkflow: { state: STATE.inGrading } });
});

test('[1.3] [4.9] nobody finishes a team’s activity by themselves, and a course that ends leaves it undone', async () => {
  const { ada, ben } = await openTeam(server);
  expect((await ada.learner.finishActivities(ada.attempt, [ada.activity])).status).toBe(409);
  const address = `/users/me/objective-workflows/${ada.attempt}/activity-workflows/${ada.activity}`;
  expect((await ada.learner.put(address, { state: 6 })).status).toBe(409);
  await ada.learner.submit(ada.attempt);
  expect((await ben.look()).participants[0]).toMatchObject({ userId: ADA.id, state: 'handedIn' });
  expect((await ben.submit(0)).status).toBe(200);
  expect(await partStateOf(ada)).toMatchObject({ lastActivityWorkflow: { state: STATE.finished } });
});

test('[3.10] who leaves the group writes no more and is not waited for; what was handed in stays theirs', async () => {
  const { ada, ben, partId } = await openTeam(server, { team: ALL });
  await leave(BEN);
  expect(await ben.look()).toMatchObject({ mode: 'noGroup', work: null, mayWrite: false });
  expect((await ben.save(0, { work: 'x' })).json['errors']).toEqual({
    _: ['You are not a member of any group. Ask your instructor.'],
  });
  expect((await ada.submit(0)).json).toMatchObject({ work: { state: STATE.inGrading } });
  expect(await partStateOf(ben)).toMatchObject({ lastActivityWorkflow: { state: STATE.inProgress } });
  await leave(ADA);
  const ines = await openGrader(server);
  await ines.grade(ada.activity, 8);
  expect(await partStateOf(ada)).toMatchObject({ bestActivityRecord: { normalizedScore: 0.8 } });
  expect(partId).toBeTruthy();
});

test('[3.10] who joins after the team has handed in has its work and its grade', async () => {
  const { ada, course, groupId } = await openTeam(server);
  const ines = await openGrader(server);
  await ada.submit(0);
  await ines.grade(ada.activity, 7);
  const person = ines.person;
  const { db } = server;
  await db.query(
    sql`insert into group_members (tenant_id, group_id, user_id) values (${NORTH.id}, ${groupId}, ${person.id})`,
  );
  const late = await takePart(server, course, { person });
  expect(await partStateOf(late)).toMatchObject({
    lastActivityWorkflow: { state: STATE.finished },
    bestActivityRecord: { normalizedScore: 0.7 },
  });
});

test('[3.10] who has not opened the activity when the team hands in has handed in too', async () => {
  const { ada, ben, course } = await openTeam(server, { besides: [{ name: 'Film', type: 'video' }] });
  await server.db.query(
    sql`delete from activity_tries where tenant_id = ${NORTH.id} and activity_workflow_id = ${ben.activity}`,
  );
  await server.db.query(
    sql`delete from activity_workflows where tenant_id = ${NORTH.id} and id = ${ben.activity}`,
  );
  expect((await ada.look()).participants[1]).toMatchObject({ userId: BEN.id, state: 'notOpened' });
  await ada.submit(0);
  expect(await partStateOf(ben)).toMatchObject({ lastActivityWorkflow: { state: STATE.inGrading } });
  expect(course.part('2')).toBeTruthy();
});

test('[1.3] in two groups a learner is told so, until the groups of the course are named', async () => {
  const { ada, course, groupId } = await openTeam(server);
  await makeGroup(server, [ADA]);
  const seen = await ada.look();
  expect(seen).toMatchObject({ mode: 'manyGroups', work: null });
  expect(seen.groupNames).toHaveLength(2);
  await server.db.query(
    sql`insert into objective_groups (tenant_id, objective_id, group_id) values (${NORTH.id}, ${course.objectiveId}, ${groupId})`,
  );
  expect(await ada.look()).toMatchObject({ mode: 'team', group: { id: groupId } });
});

test('[3.2] where it may be taken alone, who is in no group does so', async () => {
  const { course } = await openTeam(server, { team: { policy: 'all', mayBeAlone: true } });
  await leave(ADA);
  const ines = await openGrader(server);
  const alone = await takePart(server, course, { person: ines.person });
  expect(await alone.look()).toMatchObject({ mode: 'alone', group: null, mayWrite: true, ready: { of: 1 } });
  await alone.save(0, { work: 'Mine' });
  expect((await alone.submit(1)).json).toMatchObject({ work: { state: STATE.inGrading } });
});

test('[4.18] in a course that was archived nothing is written or handed in', async () => {
  const { ada, course } = await openTeam(server);
  await server.db.query(sql`update objectives set state = 'archived' where id = ${course.objectiveId}`);
  expect((await ada.save(0, { work: 'x' })).json['errors']).toEqual({ _: ['Course is not available'] });
  expect((await ada.submit(0)).status).toBe(400);
});
