import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringIn } from '../../testing/course-import/import-world';
import { testContent, testDraft, testFile, testPart, testQuiz } from '../../testing/course-import/test-draft';
import { ISSUER, registerTestTool, type TestTool } from '../../testing/lti/test-tool';
import { askService, tokenFor } from '../../testing/lti/tool-client';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { NORTH, SOUTH } from '../../testing/test-tenants';
import { sql } from '../db/sql';
import { LTI_SCOPES } from './lti-scopes';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

let server: TestApp;
let tool: TestTool;
let token: string;
let quizzes: Array<{ activityId: string; objectiveId: string; key: string }>;

const addressOf = (key: string, at = 0) => {
  const quiz = quizzes.filter((each) => each.key === key)[at];
  return `/lti/quizzes/${quiz?.objectiveId}/${quiz?.activityId}`;
};

beforeAll(async () => {
  server = await openTestApp();
  const now = () => server.clock.now;
  tool = await registerTestTool(server.db, { now, differs: { clientId: 'lantern-quiz' } });
  token = await tokenFor(server, tool);
  const quiz = {
    ...testQuiz(),
    lead: {
      source: '![Knot](course-file:knot.svg)',
      html: '<p><img src="course-file:knot.svg" alt="Knot"> <a href="course-part:ropes">see</a><script>1</script></p>',
    },
  };
  const files = [
    testFile('knot.svg', PICTURE, 'image/svg+xml'),
    testFile('other.svg', PICTURE + ' ', 'image/svg+xml'),
  ];
  const parts = [
    testPart('ropes', { content: testContent({ html: '<p><img src="course-file:other.svg" alt=""></p>' }) }),
    testPart('check', { type: 'lti', content: testContent({ quiz }) }),
    testPart('again', { type: 'lti', content: testContent({ quiz: testQuiz('And now?') }) }),
  ];
  for (const code of ['ROPES', 'KNOTS']) {
    const outcome = await bringIn(server, testDraft({ code, parts, files, language: 'en' }));
    if (outcome.kind !== 'imported') throw new Error(JSON.stringify(outcome));
  }
  quizzes = await server.db.query(
    sql`select p.activity_id as "activityId", p.objective_id as "objectiveId", p.source_key as key
          from activity_parts p where p.tenant_id = ${NORTH.id} order by p.objective_id`,
  );
});
afterAll(() => server.close());

test('a tool reads the questions of an activity that opens it: texts are clean html with whole addresses', async () => {
  const { status, json, headers } = await askService(server, addressOf('check'), { token });
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('application/json');
  expect(json).toMatchObject({
    title: 'The check',
    language: 'en',
    version: 1,
    tries: 2,
    timeLimit: null,
    questions: [
      {
        kind: 'choice',
        prompt: '<p>Does it hold?</p>',
        options: [
          { text: '<p>Yes</p>', isRight: true, feedback: null },
          { text: '<p>No</p>', isRight: false, feedback: '<p>Pull harder.</p>' },
        ],
      },
    ],
  });
  const lead = String(json['lead']);
  expect(lead).not.toContain('script');
  expect(lead).toContain(`href="${ISSUER}/learn/courses/redirect/`);
  const picture = /src="([^"]+)"/.exec(lead)?.[1] ?? '';
  expect(picture).toContain(`${ISSUER}${addressOf('check')}/files/`);
  const file = await askService(server, picture, { token });
  expect(file).toMatchObject({ status: 200, text: PICTURE });
  expect(file.headers['content-type']).toContain('image/svg+xml');
  expect(JSON.stringify(json)).not.toContain('course-file:');
});

test('files of other texts are none of its business', async () => {
  const [other] = await server.db.query<{ id: string }>(
    sql`select f.file_id as id from course_files f where f.tenant_id = ${NORTH.id} and f.path = 'other.svg' limit 1`,
  );
  expect((await askService(server, `${addressOf('check')}/files/${other?.id}`, { token })).status).toBe(404);
  expect((await askService(server, `${addressOf('check')}/files/none`, { token })).status).toBe(404);
});

test('another tool, another scope and no token are refused', async () => {
  const now = () => server.clock.now;
  const other = await registerTestTool(server.db, { now });
  const others = await tokenFor(server, other);
  const scores = await tokenFor(server, tool, LTI_SCOPES.scores);
  const asked = addressOf('check');
  expect((await askService(server, asked, { token: others })).status).toBe(404);
  expect((await askService(server, asked, { token: scores })).status).toBe(403);
  expect((await server.ask(asked)).status).toBe(401);
  expect((await server.ask(asked, { session: await server.signIn() })).status).toBe(401);
});

test('a tool that opens another activity of the course reads that one alone', async () => {
  const other = await registerTestTool(server.db, { now: () => server.clock.now });
  const again = quizzes.find(({ key }) => key === 'again')?.activityId;
  await server.db.query(
    sql`update lti_links set tool_id = ${other.id} where tenant_id = ${NORTH.id} and activity_id = ${again}`,
  );
  const others = await tokenFor(server, other);
  expect((await askService(server, addressOf('again'), { token: others })).status).toBe(200);
  expect((await askService(server, addressOf('check'), { token: others })).status).toBe(404);
  expect((await askService(server, addressOf('again'), { token })).status).toBe(404);
});

test('another course, another tenant, and what holds no quiz answer as if there were none', async () => {
  const [one, two] = [addressOf('check', 0), addressOf('check', 1)].map((address) => address.split('/'));
  const mixed = [...(one ?? []).slice(0, 4), two?.[4]].join('/');
  expect((await askService(server, mixed, { token })).status).toBe(404);
  expect((await askService(server, addressOf('ropes'), { token })).status).toBe(404);
  expect((await askService(server, `${one?.slice(0, 4).join('/')}/${randomUUID()}`, { token })).status).toBe(
    404,
  );
  expect((await askService(server, `${one?.slice(0, 4).join('/')}/x`, { token })).status).toBe(404);
  const headers = { authorization: `Bearer ${token}` };
  expect((await server.ask(addressOf('check'), { tenant: SOUTH, headers })).status).toBe(401);
});

test('a deployment that the tool has no more is refused', async () => {
  await server.db.query(
    sql`update lti_tools set deployment_ids = '{elsewhere}' where tenant_id = ${NORTH.id} and id = ${tool.id}`,
  );
  expect((await askService(server, addressOf('check'), { token })).status).toBe(404);
  await server.db.query(
    sql`update lti_tools set deployment_ids = ${tool.deploymentIds}::text[] where tenant_id = ${NORTH.id} and id = ${tool.id}`,
  );
  expect((await askService(server, addressOf('check'), { token })).status).toBe(200);
});
