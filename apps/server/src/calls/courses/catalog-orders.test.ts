import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertOfferedCourse } from '../../../testing/attempts/test-course';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { BEN, NORTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';
import { countLearners } from '../../store/suggestions/count-learners';
import { insertEnrolments } from '../../store/setup/course-setup';

const DAY = 86_400_000;

/** name, minutes, days since it came, has Ben taken it */
const COURSES: Array<[string, number | null, number, boolean]> = [
  ['Ash', 30, 3, false],
  ['Birch', null, 1, true],
  ['Cedar', 10, 2, false],
  ['Douglas fir', 10, 2, true],
];

let server: TestApp;
let ada: TestLearner;
beforeAll(async () => {
  server = await openTestApp();
  ada = await openLearner(server);
  const { db } = server;
  for (const [name, minutes, age, isTaken] of COURSES) {
    const duration = minutes === null ? null : minutes * 60;
    const { objectiveId, accessId } = await insertOfferedCourse(db, {
      course: { name, duration, isOpen: true },
    });
    const added = new Date(NOON.getTime() - age * DAY);
    await db.query(sql`update objectives set added = ${added} where id = ${objectiveId}`);
    if (isTaken)
      await insertEnrolments(db, NORTH.id, [
        { id: randomUUID(), userId: BEN.id, accessId, isSelfEnrolled: true },
      ]);
  }
  await countLearners(db);
});
afterAll(() => server.close());

type Sort = Array<{ selector: string; desc?: boolean }>;

async function inCatalog(sort: Sort, page = ''): Promise<string[]> {
  const query = new URLSearchParams({ list: 'catalog', sort: JSON.stringify(sort) });
  const { json } = await ada.get(`/users/me/objective-accesses/query?${query}${page}`);
  return (json['data'] as Array<{ objective: { name: string } }>).map(({ objective }) => objective.name);
}

async function inOpenCatalog(sort: Sort): Promise<string[]> {
  const query = new URLSearchParams({ domain: NORTH.host, sort: JSON.stringify(sort) });
  const { json } = await server.ask(`/api/lms/v1/public/open-catalog/objectives/query?${query}`);
  return (json['data'] as Array<{ name: string }>).map(({ name }) => name);
}

test.each<[string, Sort, string[]]>([
  ['the new ones first', [{ selector: 'added', desc: true }], ['Birch', 'Cedar', 'Douglas fir', 'Ash']],
  [
    'the popular ones first',
    [{ selector: 'learnerCount', desc: true }],
    ['Birch', 'Douglas fir', 'Ash', 'Cedar'],
  ],
  [
    'the short ones first, those of unknown length last',
    [{ selector: 'hasDuration', desc: true }, { selector: 'activity.duration' }],
    ['Cedar', 'Douglas fir', 'Ash', 'Birch'],
  ],
])('[7.2] [7.25] both catalogs: %s, by name among equals', async (_order, sort, expected) => {
  expect(await inOpenCatalog(sort)).toEqual(expected);
  const ofMember = sort.map((key) => ({ ...key, selector: `objective.${key.selector}` }));
  expect(await inCatalog(ofMember)).toEqual(expected);
  const pages = [await inCatalog(ofMember, '&take=3'), await inCatalog(ofMember, '&take=3&skip=3')];
  expect(pages).toEqual([expected.slice(0, 3), expected.slice(3)]);
});

test('how many learners a course has cannot be found out by asking for numbers', async () => {
  for (const filter of [
    ['learnerCount', '>', 1],
    ['learnerCount', '=', null],
    ['!', ['learnerCount', '=', 1]],
  ]) {
    const query = new URLSearchParams({ domain: NORTH.host, filter: JSON.stringify(filter) });
    const { status, json } = await server.ask(`/api/lms/v1/public/open-catalog/objectives/query?${query}`);
    expect({ status, errors: json['errors'] }).toEqual({
      status: 400,
      errors: { learnerCount: ['Nothing can be found by it'] },
    });
  }
});

test('a course that everybody has left is popular no more', async () => {
  await server.db.query(sql`delete from objective_workflow_aggregates where user_id = ${BEN.id}`);
  await countLearners(server.db);
  const counted = await server.db.query(sql`select distinct learner_count from objectives`);
  expect(counted).toEqual([{ learner_count: 0 }]);
});
