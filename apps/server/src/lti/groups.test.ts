import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/sql';
import { insertEnrolments } from '../store/setup/course-setup';
import { createGroup } from '../store/operator/group-admin';
import { insertGroupActivityWorkflow } from '../store/people/groups';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { ADA, BEN, NORTH } from '../../testing/test-tenants';
import { launchTool, startLti, takeLtiCourse, type TakenLti } from '../../testing/lti/lti-world';
import { sendScore, standingOf, subjectOf } from '../../testing/lti/scores';
import { ISSUER, registerTestTool, type TestTool } from '../../testing/lti/test-tool';
import { askService, tokenFor } from '../../testing/lti/tool-client';

const NRPS = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
const CUSTOM = 'https://purl.imsglobal.org/spec/lti/claim/custom';

let server: TestApp;
let tool: TestTool;
let token: string;
let ada: TakenLti;
let groupId: string;

beforeAll(async () => {
  server = await openTestApp();
  tool = await registerTestTool(server.db, { now: () => server.clock.now });
  token = await tokenFor(server, tool);
});
beforeEach(async () => {
  server.clock.now = NOON;
  const parts = [{ name: 'Team', type: 'lti' as const, needsGrading: true }];
  ada = await takeLtiCourse(server, tool, { axis: '1', parts, access: { userId: null } });
  groupId = randomUUID();
  await createGroup(server.db, NORTH.id, { id: groupId, name: 'Team', userIds: [ADA.id, BEN.id] });
  await insertGroupActivityWorkflow(server.db, NORTH.id, {
    id: randomUUID(),
    groupId,
    partId: ada.linkId,
    started: NOON,
  });
});
afterAll(() => server.close());

/** Ben begins the same activity of the same course. */
async function joinCourse(): Promise<TakenLti> {
  const aggregateId = randomUUID();
  const enrolment = { id: aggregateId, userId: BEN.id, accessId: ada.accessId, isSelfEnrolled: true };
  await insertEnrolments(server.db, NORTH.id, [enrolment]);
  const session = await server.signIn(BEN);
  const course = { ...ada, aggregateId };
  return { ...course, session, ...(await startLti(server, { session, course, partIds: [ada.linkId] })) };
}

const claimsOf = async (taken: TakenLti) =>
  decodeJwt((await launchTool(server, { tool, taken }))['id_token'] ?? '');

async function groupState(): Promise<string | undefined> {
  const [group] = await server.db.query<{ state: string }>(
    sql`select state from group_activity_workflows where group_id = ${groupId}`,
  );
  return group?.state;
}

test('[3.10] a launch names the group, and the service that says who is in it', async () => {
  const claims = await claimsOf(ada);
  const url = `${ISSUER}/lti/nrps/${ada.objectiveId}/memberships`;
  expect(claims[NRPS]).toEqual({ context_memberships_url: url, service_versions: ['2.0'] });
  expect(claims[CUSTOM]).toMatchObject({ group_id: groupId });
});

test('[3.10] whoever takes an activity alone is in nobody’s list', async () => {
  const alone = await takeLtiCourse(server, tool, { axis: '1', parts: [{ name: 'Quiz', type: 'lti' }] });
  const claims = await claimsOf(alone);
  expect(claims).not.toHaveProperty([NRPS]);
  expect(claims[CUSTOM]).not.toHaveProperty('group_id');
  const { json } = await askService(server, `/lti/nrps/${alone.objectiveId}/memberships`, { token });
  expect(json['members']).toEqual([]);
});

test('[3.10] Names and Roles tells a tool the members by their pseudonyms, page by page', async () => {
  const address = `/lti/nrps/${ada.objectiveId}/memberships`;
  const { json, text } = await askService(server, `${address}?rlid=${ada.linkId}`, { token });
  expect(json['members']).toHaveLength(2);
  expect(json['members']).toContainEqual({
    user_id: await subjectOf(server, tool),
    status: 'Active',
    roles: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
    group_enrollments: [{ group_id: groupId }],
  });
  expect(text).not.toMatch(/people\.test|"Ada|"Ben/);
  const nobody = await askService(server, `${address}?rlid=${randomUUID()}`, { token });
  expect(nobody.json['members']).toEqual([]);
  const instructors = await askService(server, `${address}?role=Instructor`, { token });
  expect(instructors.json['members']).toEqual([]);

  const first = await askService(server, `${address}?limit=1`, { token });
  expect(first.json['members']).toHaveLength(1);
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
  const second = await askService(server, next, { token });
  expect(second.json['members']).toHaveLength(1);
  expect(second.json['members']).not.toEqual(first.json['members']);
  expect(second.headers['link']).toBeUndefined();
});

test('[3.10] a tool that is registered for names gets the members’ names', async () => {
  const named = await registerTestTool(server.db, {
    differs: { privacy: 'email' },
    now: () => server.clock.now,
  });
  await server.db.query(
    sql`update lti_links set tool_id = ${named.id}
         where activity_id = (select activity_id from activity_parts where id = ${ada.linkId})`,
  );
  const { json } = await askService(server, `/lti/nrps/${ada.objectiveId}/memberships`, {
    token: await tokenFor(server, named),
  });
  expect(json['members']).toContainEqual(expect.objectContaining({ given_name: 'Ben', email: BEN.email }));
});

test('[3.10] the list is for who has the right for it, and for the tool of the course', async () => {
  const address = `/lti/nrps/${ada.objectiveId}/memberships`;
  const scores = await tokenFor(server, tool, 'https://purl.imsglobal.org/spec/lti-ags/scope/score');
  expect((await askService(server, address, { token: scores })).status).toBe(403);
  const other = await registerTestTool(server.db, { now: () => server.clock.now });
  expect((await askService(server, address, { token: await tokenFor(server, other) })).status).toBe(404);
});

test('[3.10] a group has one grade: what one hands in is everybody’s', async () => {
  const ben = await joinCourse();
  await sendScore(server, { tool, taken: ada, token });
  expect(await standingOf(server, ada)).toMatchObject({ activity: 'finished', score: 0.8 });
  expect(await standingOf(server, ben)).toMatchObject({ activity: 'finished', score: 0.8 });
  expect(await groupState()).toBe('finished');
});

test('[3.10] an older score of another member changes nobody’s', async () => {
  const ben = await joinCourse();
  server.clock.now = new Date(NOON.getTime() + 60_000);
  await sendScore(server, { tool, taken: ada, token });
  const userId = await subjectOf(server, tool, BEN.id);
  const differs = { userId, timestamp: NOON.toISOString(), scoreGiven: 1 };
  expect((await sendScore(server, { tool, taken: ben, token, differs })).status).toBe(409);
  for (const taken of [ada, ben]) expect(await standingOf(server, taken)).toMatchObject({ score: 0.8 });
});

test('[3.10] scores of both members at once leave one grade', async () => {
  const ben = await joinCourse();
  const userId = await subjectOf(server, tool, BEN.id);
  await subjectOf(server, tool);
  server.clock.now = new Date(NOON.getTime() + 60_000);
  const timestamps = [1, 2, 3, 4].map((second) => new Date(NOON.getTime() + second * 1000).toISOString());
  await Promise.all(
    timestamps.flatMap((timestamp, at) => [
      sendScore(server, { tool, taken: ada, token, differs: { timestamp, scoreGiven: at } }),
      sendScore(server, { tool, taken: ben, token, differs: { userId, timestamp, scoreGiven: at } }),
    ]),
  );
  for (const taken of [ada, ben]) expect(await standingOf(server, taken)).toMatchObject({ score: 0.3 });
});

test('[3.10] a member who begins after the group was graded has its grade too', async () => {
  await sendScore(server, { tool, taken: ada, token });
  const ben = await joinCourse();
  expect(await standingOf(server, ben)).toMatchObject({ activity: 'finished', score: 0.8 });
  expect((await claimsOf(ben))[CUSTOM]).toMatchObject({ mode: 'review', group_id: groupId });
});

test('[3.10] a member who begins while the group’s work waits for a grade waits with it', async () => {
  const waiting = { gradingProgress: 'PendingManual', scoreGiven: undefined, scoreMaximum: undefined };
  await sendScore(server, { tool, taken: ada, token, differs: waiting });
  const ben = await joinCourse();
  expect(await standingOf(server, ben)).toMatchObject({ activity: 'inGrading', score: null });
  server.clock.now = new Date(NOON.getTime() + 60_000);
  await sendScore(server, { tool, taken: ada, token });
  expect(await standingOf(server, ben)).toMatchObject({ activity: 'finished', score: 0.8 });
});

test('[3.10] a member who begins while the group is still working begins like everybody', async () => {
  const underWay = { activityProgress: 'InProgress', gradingProgress: 'NotReady' };
  await sendScore(server, { tool, taken: ada, token, differs: underWay });
  expect(await standingOf(server, await joinCourse())).toMatchObject({ activity: 'inProgress', score: null });
});
