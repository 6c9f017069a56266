import { afterAll, expect, test } from 'vitest';
import { openLearner } from '../../../testing/attempts/learner';
import { insertOfferedCourse, insertTestCourse } from '../../../testing/attempts/test-course';
import { sql } from '../../db/sql';
import { takeLtiCourse } from '../../../testing/lti/lti-world';
import { registerTestTool } from '../../../testing/lti/test-tool';
import { openTestApp } from '../../../testing/test-app';
import { ADA, BEN, SOUTH } from '../../../testing/test-tenants';

const server = await openTestApp();
const ada = await openLearner(server);
afterAll(() => server.close());

const PARTS = [
  {
    name: 'Module',
    children: [
      { name: 'Page', duration: 60 },
      { name: 'Film', type: 'video' as const },
    ],
  },
  { name: 'End' },
];

const outlineOf = (objectiveId: string) => ada.get(`/users/me/objectives/${objectiveId}/activity`);

type Part = { axis: string; childActivity: { name: string; children: Part[] } };
const namesOf = (parts: unknown): string[] =>
  // The answer's own shape.
  (parts as Part[]).flatMap(({ axis, childActivity }) => [
    `${axis} ${childActivity.name}`,
    ...namesOf(childActivity.children),
  ]);

test('[2.7] what is inside a course is told before it is begun, to who has it and to who is offered it', async () => {
  const own = await insertTestCourse(server.db, { parts: PARTS });
  const offered = await insertOfferedCourse(server.db, { parts: PARTS });
  for (const { objectiveId } of [own, offered, own]) {
    const { status, json } = await outlineOf(objectiveId);
    expect(status).toBe(200);
    expect(namesOf(json['children'])).toEqual(['1 Module', '1.1 Page', '1.2 Film', '2 End']);
  }
  const { json } = await outlineOf(own.objectiveId);
  expect(json['children']).toMatchObject([
    {
      childActivity: { children: [{ duration: 60, childActivity: { activityWorkflowAggregate: null } }, {}] },
    },
    {},
  ]);
});

test('[2.7] what changes in the course is told at once', async () => {
  const { objectiveId, part } = await insertTestCourse(server.db, { parts: PARTS });
  await outlineOf(objectiveId);
  await server.db.query(sql`update activities set name = 'Other end'
    where id = (select activity_id from activity_parts where id = ${part('2')})`);
  expect(namesOf((await outlineOf(objectiveId)).json['children']).at(-1)).toBe('2 Other end');
});

test.each(['draft', 'archived'] as const)('[4.18] of a course that is %s nothing is told', async (state) => {
  const { objectiveId } = await insertTestCourse(server.db, { course: { state }, parts: PARTS });
  expect((await outlineOf(objectiveId)).json).toEqual({ children: [] });
});

test('a course of somebody else, of another tenant or of nobody is not found', async () => {
  const bens = await insertTestCourse(server.db, { userId: BEN.id, parts: PARTS });
  const foreign = await insertOfferedCourse(server.db, { tenantId: SOUTH.id, parts: PARTS });
  for (const id of [bens.objectiveId, foreign.objectiveId, ADA.id]) {
    expect((await outlineOf(id)).status).toBe(404);
  }
});

test('where the tool of an activity lives is not told, as it is in an attempt', async () => {
  const tool = await registerTestTool(server.db, { now: () => server.clock.now });
  const parts = [{ name: 'Module', children: [{ name: 'Quiz', type: 'lti' as const }] }];
  const { objectiveId, objectiveWorkflowId } = await takeLtiCourse(server, tool, { axis: '1.1', parts });
  const begun = await ada.get(
    `/users/me/objective-workflows/${objectiveWorkflowId}/activity-with-aggregates`,
  );
  expect(begun.text).toContain(tool.targetLinkUri);
  expect((await outlineOf(objectiveId)).text).not.toContain(tool.targetLinkUri);
});
