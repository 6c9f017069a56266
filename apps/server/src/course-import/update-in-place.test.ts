import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bringIn, insertArrangement } from '../../testing/course-import/import-world';
import { testContent, testDraft, testPart, testQuiz } from '../../testing/course-import/test-draft';
import { openLearner, type TestLearner } from '../../testing/attempts/learner';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { ADA, NORTH } from '../../testing/test-tenants';
import { sql } from '../db/sql';
import type { DraftPart } from './course-draft';

let server: TestApp;
let ada: TestLearner;
let codes = 0;
let code: string;

beforeAll(async () => {
  server = await openTestApp();
  await insertArrangement(server.db);
  ada = await openLearner(server);
});
beforeEach(() => {
  codes += 1;
  code = `ROPES-${codes}`;
});
afterAll(() => server.close());

async function bring(parts: DraftPart[], differs: Parameters<typeof testDraft>[0] = {}): Promise<string> {
  const outcome = await bringIn(server, testDraft({ code, parts, ...differs }));
  if (outcome.kind !== 'imported') throw new Error(`Not imported: ${JSON.stringify(outcome)}`);
  return outcome.objectiveId;
}

/** Through the catalog, as anybody would. */
async function enrol(objectiveId: string): Promise<string> {
  const access = await ada.get(`/users/me/objectives/${objectiveId}/objective-access`);
  const enrolled = await ada.post('/create-self-enrollments', {
    id: randomUUID(),
    objectiveAccessId: access.json['id'],
  });
  expect([access.status, enrolled.status]).toEqual([200, 200]);
  const [row] = await server.db.query<{ id: string }>(
    sql`select id from objective_workflow_aggregates
         where tenant_id = ${NORTH.id} and user_id = ${ADA.id} and objective_id = ${objectiveId}`,
  );
  return row?.id ?? '';
}

type PartRow = { id: string; key: string; axis: string; state: string; isRemoved: boolean };

const rowsOf = (objectiveId: string) =>
  server.db.query<PartRow>(
    sql`select p.id, p.source_key as key, p.axis, v.state, p.removed is not null as "isRemoved"
          from activity_parts p join activities v on v.tenant_id = p.tenant_id and v.id = p.activity_id
         where p.tenant_id = ${NORTH.id} and p.objective_id = ${objectiveId} order by p.axis`,
  );

async function partOf(objectiveId: string, key: string): Promise<string> {
  const rows = await rowsOf(objectiveId);
  return rows.find((row) => row.key === key && !row.isRemoved)?.id ?? `no part ${key}`;
}

async function take(attemptId: string, partId: string): Promise<void> {
  const begun = await ada.startActivities(attemptId, [partId]);
  expect(begun.status).toBe(200);
  const [workflow] = begun.json['data'] as [{ id: string }]; // the call's own answer, asked for one part
  expect((await ada.finishActivities(attemptId, [workflow.id])).status).toBe(200);
}

async function cardOf(aggregateId: string) {
  const [card] = await server.db.query<{ progress: number; version: number; name: string }>(
    sql`select g.workflow_progress as progress, g.version, g.name from objective_workflow_aggregates g
         where g.tenant_id = ${NORTH.id} and g.id = ${aggregateId}`,
  );
  return card;
}

async function outline(attemptId: string): Promise<string[]> {
  const { json } = await ada.get(`/users/me/objective-workflows/${attemptId}/activity-with-aggregates`);
  const names = (parts: Array<Record<string, unknown>>): string[] =>
    parts.flatMap((part) => {
      const child = part['childActivity'] as { name: string; children?: Array<Record<string, unknown>> };
      return [`${String(part['axis'])} ${child.name}`, ...names(child.children ?? [])];
    });
  return names(json['children'] as Array<Record<string, unknown>>); // the call's own answer
}

test('[4.29] a learner goes on in a course that was updated, and finishes it', async () => {
  const objectiveId = await bring([
    testPart('module', { children: [testPart('knot'), testPart('bend')] }),
    testPart('hitch'),
  ]);
  const aggregateId = await enrol(objectiveId);
  const id = await ada.start(aggregateId);
  const knot = await partOf(objectiveId, 'knot');
  const bend = await partOf(objectiveId, 'bend');
  await take(id, knot);
  await take(id, bend);
  const before = await cardOf(aggregateId);
  expect(before?.progress).toBeCloseTo(2 / 3);

  // The knot moves out of its module and to the end, the bend and the hitch go, a splice comes.
  await bring(
    [testPart('module', { children: [testPart('splice')] }), testPart('knot', { name: 'Better' })],
    {
      name: 'Better ropes',
    },
  );
  expect(await rowsOf(objectiveId)).toEqual([
    expect.objectContaining({ axis: '1', key: 'module' }),
    expect.objectContaining({ axis: '1.1', key: 'splice', state: 'ready' }),
    { id: bend, axis: '1.2', key: 'bend', state: 'archived', isRemoved: true },
    { id: knot, axis: '2', key: 'knot', state: 'ready', isRemoved: false },
  ]);
  const after = await cardOf(aggregateId);
  expect(after).toMatchObject({ progress: 0.5, name: 'Better ropes' });
  expect(after?.version).toBeGreaterThan(before?.version ?? 0);

  await take(id, await partOf(objectiveId, 'splice'));
  const { status, json } = await ada.submit(id);
  expect({ status, json }).toMatchObject({ status: 200, json: { state: 6, progress: 1 } });
});

test('[4.29] reading 61: what is over stays as it was, whatever becomes of the course', async () => {
  const objectiveId = await bring([testPart('knot'), testPart('bend')]);
  const aggregateId = await enrol(objectiveId);
  const id = await ada.start(aggregateId);
  await take(id, await partOf(objectiveId, 'knot'));
  const { json } = await ada.submit(id);
  await bring([testPart('bend'), testPart('hitch'), testPart('splice')]);
  const record = await ada.get(`/objective-records/${String(json['objectiveRecordId'])}`);
  expect(record.json).toMatchObject({ progress: 0.5 });
  expect(await cardOf(aggregateId)).toMatchObject({ progress: 0.5 });
});

test('[4.29] a part that comes back has all that learners did in it', async () => {
  const objectiveId = await bring([testPart('knot'), testPart('bend')]);
  const aggregateId = await enrol(objectiveId);
  const id = await ada.start(aggregateId);
  const knot = await partOf(objectiveId, 'knot');
  await take(id, knot);
  await bring([testPart('bend')]);
  expect(await cardOf(aggregateId)).toMatchObject({ progress: 0 });
  await bring([testPart('bend'), testPart('knot')]);
  expect(await partOf(objectiveId, 'knot')).toBe(knot);
  expect(await cardOf(aggregateId)).toMatchObject({ progress: 0.5 });
});

test('[4.29] a key that becomes something else is another part; the old one keeps its attempts', async () => {
  const objectiveId = await bring([testPart('knot')]);
  const id = await ada.start(await enrol(objectiveId));
  const page = await partOf(objectiveId, 'knot');
  await take(id, page);
  await bring([testPart('knot', { type: 'lti', content: testContent({ quiz: testQuiz() }) })]);
  const quiz = await partOf(objectiveId, 'knot');
  expect(quiz).not.toBe(page);
  expect(await rowsOf(objectiveId)).toEqual([
    { id: quiz, axis: '1', key: 'knot', state: 'ready', isRemoved: false },
    { id: page, axis: '2', key: 'knot', state: 'archived', isRemoved: true },
  ]);
  await bring([testPart('knot')]);
  expect(await partOf(objectiveId, 'knot')).toBe(page);
});

test('[4.29] a module that goes stays with what somebody has done in it, and with nothing else', async () => {
  const module = testPart('module', { children: [testPart('knot'), testPart('bend')] });
  const objectiveId = await bring([module, testPart('hitch')]);
  const id = await ada.start(await enrol(objectiveId));
  await take(id, await partOf(objectiveId, 'knot'));
  await bring([testPart('hitch')]);
  expect(await rowsOf(objectiveId)).toMatchObject([
    { axis: '1', key: 'hitch', state: 'ready' },
    { axis: '2', key: 'module', state: 'archived' },
    { axis: '2.1', key: 'knot', state: 'archived' },
  ]);
  await take(id, await partOf(objectiveId, 'hitch'));
  expect((await ada.submit(id)).json).toMatchObject({ state: 6, progress: 1 });
});

test('[3.7] the outline that learners see follows at once', async () => {
  const objectiveId = await bring([testPart('knot'), testPart('bend')]);
  const id = await ada.start(await enrol(objectiveId));
  expect(await outline(id)).toEqual(['1 The knot', '2 The bend']);
  await bring([testPart('bend'), testPart('knot', { name: 'New' })]);
  expect(await outline(id)).toEqual(['1 The bend', '2 New']);
});

test('a course that leaves the catalog stays with those who have it', async () => {
  const objectiveId = await bring([testPart('knot')], { mayRetake: true });
  const aggregateId = await enrol(objectiveId);
  await bring([testPart('knot')], { isInCatalog: false });
  const { status, json } = await ada.get(`/users/me/objectives/${objectiveId}/objective-access`);
  expect({ status, json }).toMatchObject({ status: 200, json: { showInCatalog: false, retake: false } });
  expect(await ada.start(aggregateId)).toBeTruthy();
});

test('texts lead to files and activities of this portal', async () => {
  const html = '<p><a href="course-part:bend">on</a></p>';
  const objectiveId = await bring([testPart('knot', { content: testContent({ html }) }), testPart('bend')]);
  const [row] = await server.db.query<{ html: string; activityId: string }>(
    sql`select c.html, b.activity_id as "activityId"
          from activity_parts p
          join activity_contents c on c.tenant_id = p.tenant_id and c.activity_id = p.activity_id
          join activity_parts b on b.tenant_id = p.tenant_id and b.objective_id = p.objective_id and b.source_key = 'bend'
         where p.tenant_id = ${NORTH.id} and p.objective_id = ${objectiveId}`,
  );
  const address = `/learn/courses/redirect/${objectiveId}?activityId=${row?.activityId}`;
  expect(row?.html).toBe(`<p><a href="${address}">on</a></p>`);
});

test('[9.16] the language of a course goes with its texts: in lists, on its page and in the player', async () => {
  const parts = [testPart('knot')];
  const objectiveId = await bring(parts, { language: 'ja' });
  const aggregateId = await enrol(objectiveId);
  const id = await ada.start(aggregateId);
  const knot = await partOf(objectiveId, 'knot');
  await take(id, knot);

  async function languages() {
    const tree = await ada.get(`/users/me/objective-workflows/${id}/activity-with-aggregates`);
    const page = await ada.get(`/users/me/objectives/${objectiveId}/objective-access`);
    const filter = encodeURIComponent(JSON.stringify(['objective.id', '=', objectiveId]));
    const list = await ada.get(`/users/me/objective-accesses/query?list=enrolled&filter=${filter}`);
    const content = await ada.get(`/users/me/objective-workflows/${id}/activity/${knot}`);
    return [list.json['data'], page.json, tree.json, content.json].map(
      (answer) => /"language":("?[^",]*"?)/.exec(JSON.stringify(answer))?.[1],
    );
  }
  expect(await languages()).toEqual(['"ja"', '"ja"', '"ja"', '"ja"']);
  await bring(parts, { language: null });
  expect(await languages()).toEqual(['null', 'null', 'null', 'null']);
});
