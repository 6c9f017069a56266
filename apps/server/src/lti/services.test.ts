import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/sql';
import { NOON, openTestApp, type TestApp } from '../testing/test-app';
import { ADA, BEN, NORTH } from '../testing/test-tenants';
import { launchTool, takeLtiCourse, type TakenLti } from './testing/lti-world';
import { sendScore, standingOf, subjectOf } from './testing/scores';
import { ISSUER, registerTestTool, type TestTool } from './testing/test-tool';
import { askService, tokenFor } from './testing/tool-client';

const NRPS = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
const LINE_ITEM = 'application/vnd.ims.lis.v2.lineitem+json';

let house: TestApp;
let tool: TestTool;
let token: string;
let taken: TakenLti;
let lineItems: string;

beforeAll(async () => {
  house = await openTestApp();
  tool = await registerTestTool(house.db, { now: () => house.clock.now });
  token = await tokenFor(house, tool);
  taken = await takeLtiCourse(house, tool, { course: { name: 'Lamps' } });
  lineItems = `/lti/ags/${taken.objectiveId}/lineitems`;
});
beforeEach(() => {
  house.clock.now = NOON;
});
afterAll(() => house.close());

const own = (body: Record<string, unknown>, token_ = token) =>
  askService(house, lineItems, { token: token_, method: 'POST', body, type: LINE_ITEM });

test('the columns of a course are those of its links, and those that the tool adds', async () => {
  const made = await own({
    label: 'Practice',
    scoreMaximum: 5,
    tag: 'practice',
    resourceId: 'p1',
    more: true,
  });
  expect(made.status).toBe(201);
  expect(made.headers['content-type']).toContain(LINE_ITEM);
  expect(made.json).toMatchObject({ label: 'Practice', scoreMaximum: 5, tag: 'practice', resourceId: 'p1' });

  const { json, headers } = await askService(house, lineItems, { token });
  expect(headers['content-type']).toContain('application/vnd.ims.lis.v2.lineitemcontainer+json');
  expect(json).toMatchObject([
    {
      id: `${ISSUER}${lineItems}/${taken.objectiveId}`,
      label: 'Lamps',
      scoreMaximum: 10,
      resourceLinkId: taken.objectiveId,
    },
    { label: 'Practice' },
  ]);
  const tagged = await askService(house, `${lineItems}?tag=practice`, { token });
  expect(tagged.json).toMatchObject([{ label: 'Practice' }]);
  const first = await askService(house, `${lineItems}?limit=1`, { token });
  expect(first.json).toHaveLength(1);
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
  expect((await askService(house, next, { token })).json).toMatchObject([{ label: 'Practice' }]);
});

test('a tool changes and removes its own columns, with the scores in them', async () => {
  const { json } = await own({ label: 'Extra', scoreMaximum: 5 });
  const id = String(json['id']).replace(ISSUER, '');
  const changed = await askService(house, id, {
    token,
    method: 'PUT',
    body: { label: 'Renamed', scoreMaximum: 7 },
    type: LINE_ITEM,
  });
  expect(changed.json).toMatchObject({ id: json['id'], label: 'Renamed', scoreMaximum: 7 });
  expect((await sendScore(house, { tool, taken, token, lineItem: id })).status).toBe(204);
  expect((await askService(house, `${id}/results`, { token })).json).toMatchObject([
    { resultScore: 8, resultMaximum: 10 },
  ]);
  expect(await standingOf(house, taken)).toMatchObject({ attempt: 'inProgress', score: null });
  expect((await askService(house, id, { token, method: 'DELETE' })).status).toBe(204);
  expect((await askService(house, id, { token })).status).toBe(404);
  expect(await standingOf(house, taken)).toMatchObject({ events: 0 });
});

test.each(['PUT', 'DELETE'] as const)('a tool may not %s the column of a course', async (method) => {
  const address = `${lineItems}/${taken.objectiveId}`;
  const body = { label: 'Mine', scoreMaximum: 1 };
  const { status } = await askService(house, address, { token, method, body, type: LINE_ITEM });
  expect(status).toBe(403);
  expect((await askService(house, address, { token })).json).toMatchObject({ label: 'Lamps' });
});

test.each([
  { label: '', scoreMaximum: 5 },
  { label: 'No maximum' },
  { label: 'Below', scoreMaximum: -1 },
  { label: 'Nought', scoreMaximum: 0 },
  { label: 'Time', scoreMaximum: 1, startDateTime: 'soon' },
  { label: 'Broken \u0000 text', scoreMaximum: 1 },
])('a column like %o is refused', async (body) => {
  expect((await own(body)).status).toBe(400);
});

test('another tool sees nothing of it, and a course that is none is none', async () => {
  const other = await registerTestTool(house.db, { now: () => house.clock.now });
  const otherToken = await tokenFor(house, other);
  expect((await askService(house, lineItems, { token: otherToken })).status).toBe(404);
  expect((await askService(house, `/lti/ags/${randomUUID()}/lineitems`, { token })).status).toBe(404);
  expect((await askService(house, `${lineItems}/nonsense`, { token })).status).toBe(404);
  expect((await askService(house, `${lineItems}/${randomUUID()}.x`, { token })).status).toBe(404);
});

test('[3.10] a group has one grade, and a tool may know who is in it', async () => {
  const parts = [{ name: 'Team', type: 'lti' as const, needsGrading: true }];
  const ada = await takeLtiCourse(house, tool, { axis: '1', parts });
  const ben = await joinCourse(ada);
  const alone = decodeJwt((await launchTool(house, { tool, taken: ada }))['id_token'] ?? '');
  expect(alone).not.toHaveProperty([NRPS]);
  const groupId = await makeGroup(ada.linkId);

  const claims = decodeJwt((await launchTool(house, { tool, taken: ada }))['id_token'] ?? '');
  const address = `${ISSUER}/lti/nrps/${ada.objectiveId}/memberships`;
  expect(claims[NRPS]).toEqual({ context_memberships_url: address, service_versions: ['2.0'] });
  const { json, text } = await askService(house, `${address.replace(ISSUER, '')}?rlid=${ada.linkId}`, {
    token,
  });
  expect(json['members']).toHaveLength(2);
  expect(json['members']).toContainEqual({
    user_id: await subjectOf(house, tool),
    status: 'Active',
    roles: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
    group_enrollments: [{ group_id: groupId }],
  });
  expect(text).not.toMatch(/people\.test|"Ada|"Ben/);
  const nobody = await askService(house, `${address.replace(ISSUER, '')}?rlid=${randomUUID()}`, { token });
  expect(nobody.json['members']).toEqual([]);

  await sendScore(house, { tool, taken: ada, token });
  expect(await standingOf(house, ada)).toMatchObject({ activity: 'finished', score: 0.8 });
  expect(await standingOf(house, ben)).toMatchObject({ activity: 'finished', score: 0.8 });
  const [group] = await house.db.query<{ state: string }>(
    sql`select state from group_activity_workflows where group_id = ${groupId}`,
  );
  expect(group?.state).toBe('finished');
});

/** Ben, in the same course as Ada, with an attempt at the same part. */
async function joinCourse(course: TakenLti): Promise<TakenLti> {
  const [objectiveWorkflowId, activityWorkflowId, aggregateId] = [randomUUID(), randomUUID(), randomUUID()];
  await house.db.query(
    sql`insert into objective_workflow_aggregates (tenant_id, id, user_id, objective_id, objective_access_id,
               is_mandatory, retake, show_in_catalog, grade_reveal_policy, sort_name, activity_state, showcase_ids,
               attribute_ids, listed, workflow_id, workflow_state)
        select tenant_id, ${aggregateId}, ${BEN.id}, objective_id, objective_access_id, is_mandatory, retake,
               show_in_catalog, grade_reveal_policy, sort_name, activity_state, showcase_ids, attribute_ids, listed,
               ${objectiveWorkflowId}, 'inProgress'
          from objective_workflow_aggregates where tenant_id = ${NORTH.id} and id = ${course.aggregateId}`,
  );
  await house.db.query(
    sql`insert into objective_workflows (tenant_id, id, aggregate_id, user_id, state, started)
        values (${NORTH.id}, ${objectiveWorkflowId}, ${aggregateId}, ${BEN.id}, 'inProgress', ${NOON})`,
  );
  await house.db.query(
    sql`insert into activity_workflows (tenant_id, id, objective_workflow_id, part_id, user_id, state, started)
        values (${NORTH.id}, ${activityWorkflowId}, ${objectiveWorkflowId}, ${course.linkId}, ${BEN.id},
                'inProgress', ${NOON})`,
  );
  return { ...course, aggregateId, objectiveWorkflowId, activityWorkflowId };
}

async function makeGroup(partId: string): Promise<string> {
  const id = randomUUID();
  await house.db.query(sql`insert into groups (tenant_id, id, name) values (${NORTH.id}, ${id}, 'Team')`);
  for (const { id: userId } of [ADA, BEN]) {
    await house.db.query(
      sql`insert into group_members (tenant_id, group_id, user_id) values (${NORTH.id}, ${id}, ${userId})`,
    );
  }
  await house.db.query(
    sql`insert into group_activity_workflows (tenant_id, id, group_id, part_id, state, started)
        values (${NORTH.id}, ${randomUUID()}, ${id}, ${partId}, 'inProgress', ${NOON})`,
  );
  return id;
}
