import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gradeActivity } from '../attempts/grading/grade-activity';
import { learnerOf } from '../../testing/attempts/learner';
import { sql } from '../db/sql';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { NORTH } from '../../testing/test-tenants';
import { takeLtiCourse } from '../../testing/lti/lti-world';
import { registerTestTool, type TestTool } from '../../testing/lti/test-tool';

let server: TestApp;
let tool: TestTool;
beforeAll(async () => {
  server = await openTestApp();
  tool = await registerTestTool(server.db, { now: () => server.clock.now });
});
afterAll(() => server.close());

test('[3.7] toolUrl is the address of the tool, the new one as soon as the link is another', async () => {
  const taken = await takeLtiCourse(server, tool, {
    axis: '1',
    parts: [{ name: 'Quiz', type: 'lti' }, { name: 'Page' }],
  });
  const learner = learnerOf(server, taken.session);
  const urls = async () => {
    const path = `/users/me/objective-workflows/${taken.objectiveWorkflowId}/activity-with-aggregates`;
    const { children } = (await learner.get(path)).json as { children: Array<{ toolUrl: string | null }> };
    return children.map(({ toolUrl }) => toolUrl);
  };
  expect(await urls()).toEqual([tool.targetLinkUri, null]);
  await server.db.query(
    sql`update lti_links set target_link_uri = 'https://tool.test/other'
         where tenant_id = ${NORTH.id} and tool_id = ${tool.id}`,
  );
  expect(await urls()).toEqual(['https://tool.test/other', null]);
});

test('[2.18] what is in a tool’s activity names the tool; a page names none', async () => {
  const parts = [{ name: 'Quiz', type: 'lti' }, { name: 'Page' }] as const;
  const taken = await takeLtiCourse(server, tool, { axis: '1', parts: [...parts] });
  const learner = learnerOf(server, taken.session);
  const path = `/users/me/objective-workflows/${taken.objectiveWorkflowId}`;
  const { children } = (await learner.get(`${path}/activity-with-aggregates`)).json as {
    children: Array<{ activityPathId: string }>;
  };
  const contents = children.map(
    async ({ activityPathId }) => (await learner.get(`${path}/activity/${activityPathId}`)).json['tool'],
  );
  expect(await Promise.all(contents)).toEqual([{ name: tool.name }, undefined]);
});

test('[3.12] a score has no binary tail: 0.72 of 10 points are 7.2', async () => {
  const { session, objectiveWorkflowId, activityWorkflowId } = await takeLtiCourse(server, tool);
  await gradeActivity(
    server.db,
    { tenantId: NORTH.id, activityWorkflowId, actor: 'tool', userId: null, score: 0.72 * 10, maxScore: 10 },
    { now: NOON, newId: randomUUID },
  );
  const path = `/users/me/objective-workflows/${objectiveWorkflowId}/activity-records/query`;
  const { json } = await learnerOf(server, session).get(path);
  expect(json['data']).toMatchObject([{ score: 7.2, maxScore: 10, normalizedScore: 0.72 }]);
});
