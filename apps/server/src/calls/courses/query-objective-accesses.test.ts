import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { insertOfferedCourse, insertTestCourse } from '../../../testing/attempts/test-course';
import { sql } from '../../db/sql';
import { insertFilterAttribute, insertFilterCategory, insertTerm } from '../../store/setup/arrangement-setup';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';

const [RED, GREEN, ROUND] = [randomUUID(), randomUUID(), randomUUID()];
const [FRUIT, STAPLE] = [randomUUID(), randomUUID()];
const TERM = randomUUID();
const NO_TERM = '00000000-0000-0000-0000-000000000000';

const DAY = 86_400_000;

/** name, collections, attributes, mandatory, in a term, days until due, days since it was opened */
const COURSES: Array<[string, string[], string[], boolean, boolean, number | null, number | null]> = [
  ['Apple', [FRUIT], [RED, ROUND], false, true, 3, null],
  ['banana', [FRUIT], [GREEN], true, false, 1, 2],
  ['Cherry', [FRUIT], [RED], false, false, null, 1],
  ['Date 100%_\\', [], [ROUND], false, true, 2, 2],
  ['élan', [STAPLE], [GREEN, ROUND], true, false, null, null],
];

let server: TestApp;
let ada: TestLearner;

beforeAll(async () => {
  server = await openTestApp();
  ada = await openLearner(server);
  const { db } = server;
  await insertTerm(db, NORTH.id, { id: TERM, name: 'Autumn', position: 1 });
  const [colour, shape] = [randomUUID(), randomUUID()];
  await insertFilterCategory(db, NORTH.id, { id: colour, name: 'Colour', position: 1 });
  await insertFilterCategory(db, NORTH.id, { id: shape, name: 'Shape', position: 2 });
  for (const [id, categoryId] of [
    [RED, colour],
    [GREEN, colour],
    [ROUND, shape],
  ] as const) {
    await insertFilterAttribute(db, NORTH.id, { id, name: id, position: 1, categoryId });
  }
  for (const [name, showcaseIds, attributeIds, isMandatory, isInTerm, dueIn, openedAgo] of COURSES) {
    const course = { name, code: `C-${name}`, description: `About ${name}`, showcaseIds, attributeIds };
    const dueDate = dueIn === null ? null : new Date(NOON.getTime() + dueIn * DAY);
    const access = { isMandatory, termId: isInTerm ? TERM : null, dueDate };
    const { aggregateId } = await insertTestCourse(db, { course, access });
    const opened = openedAgo === null ? null : new Date(NOON.getTime() - openedAgo * DAY);
    await db.query(
      sql`update objective_workflow_aggregates set last_opened = ${opened} where id = ${aggregateId}`,
    );
    await insertOfferedCourse(db, {
      course: { ...course, name: `${name} on offer` },
      access: { ...access, isMandatory: false },
    });
  }
  await insertOfferedCourse(db, { tenantId: SOUTH.id, course: { name: 'Foreign' } });
});
afterAll(() => server.close());

const BY_NAME = { sort: [{ selector: 'objective.name' }] };

/** By name, unless another order is asked for; none at all for an empty one. */
async function names(list: 'enrolled' | 'catalog', query: Record<string, unknown> = {}): Promise<string[]> {
  const search = new URLSearchParams({ list });
  for (const [name, value] of Object.entries<unknown>({ ...BY_NAME, ...query })) {
    for (const each of name === 'filter' || name === 'sort' ? [JSON.stringify(value)] : [value].flat()) {
      search.append(name, String(each));
    }
  }
  if (search.get('sort') === '[]') search.delete('sort');
  const { status, json, text } = await ada.get(`/users/me/objective-accesses/query?${search}`);
  if (status !== 200) throw new Error(text);
  return (json['data'] as Array<{ objective: { name: string } }>).map(({ objective }) =>
    objective.name.replace(' on offer', ''),
  );
}

const ALL = ['Apple', 'banana', 'Cherry', 'Date 100%_\\', 'élan'];

test.each<[string, Record<string, unknown>, string[]]>([
  ['by name without regard to case', {}, ALL],
  ['sorted the other way', { sort: [{ selector: 'objective.name', desc: true }] }, [...ALL].reverse()],
  [
    'reading 69: sorted by due date, those without one first, equals by name',
    { sort: [{ selector: 'dueDate' }] },
    ['Cherry', 'élan', 'banana', 'Date 100%_\\', 'Apple'],
  ],
  [
    'sorted by due date, those without one last, as a learner reads it',
    { sort: [{ selector: 'hasDueDate', desc: true }, { selector: 'dueDate' }] },
    ['banana', 'Date 100%_\\', 'Apple', 'Cherry', 'élan'],
  ],
  [
    'reading 69: sorted by due date the other way, those without one last',
    { sort: [{ selector: 'dueDate', desc: true }] },
    ['Apple', 'Date 100%_\\', 'banana', 'Cherry', 'élan'],
  ],
  [
    '[5.12] search in name, code or description',
    {
      filter: [
        ['objective.code', 'contains', 'CHER'],
        'or',
        ['objective.description', 'contains', 'about APPLE'],
      ],
    },
    ['Apple', 'Cherry'],
  ],
  [
    '[5.12] search takes its signs literally',
    { filter: ['objective.name', 'contains', '100%_\\'] },
    ['Date 100%_\\'],
  ],
  ['[5.13] a collection', { showcase: FRUIT }, ['Apple', 'banana', 'Cherry']],
  [
    '[5.13] two collections: in any of them',
    { showcase: [FRUIT, STAPLE] },
    ['Apple', 'banana', 'Cherry', 'élan'],
  ],
  ['[3.17] reading 34: in no collection', { showcase: 'uncategorized' }, ['Date 100%_\\']],
  ['[3.17] in one collection or in none', { showcase: ['uncategorized', STAPLE] }, ['Date 100%_\\', 'élan']],
  [
    '[7.2] attributes of one category: any of them',
    { filterAttribute: [RED, GREEN] },
    ['Apple', 'banana', 'Cherry', 'élan'],
  ],
  ['[7.2] attributes of two categories: all of them', { filterAttribute: [RED, ROUND] }, ['Apple']],
  ['an attribute that nobody knows', { filterAttribute: randomUUID() }, []],
  ['[5.13] a term', { filter: ['termId', TERM] }, ['Apple', 'Date 100%_\\']],
  ['[7.24] the caller’s own', { filter: ['userId', '=', ADA.id] }, ALL],
  ['[7.24] nobody else’s', { filter: ['userId', '=', BEN.id] }, []],
  ['all of one person, by name', { sort: [{ selector: 'userId', desc: true }] }, ALL],
  ['[9.12] no term', { filter: ['termId', NO_TERM] }, ['banana', 'Cherry', 'élan']],
  ['[9.12] reading 68: no term, said otherwise', { filter: ['termId', null] }, ['banana', 'Cherry', 'élan']],
  ['[9.12] reading 68: in any term', { filter: ['termId', '<>', NO_TERM] }, ['Apple', 'Date 100%_\\']],
  [
    '[9.12] reading 68: in no term or another',
    { filter: ['termId', '<>', TERM] },
    ['banana', 'Cherry', 'élan'],
  ],
])('both lists: %s', async (_case, query, expected) => {
  expect(await names('enrolled', query)).toEqual(expected);
  expect(await names('catalog', query)).toEqual(expected);
});

test('[5.13] my courses by priority and by progress', async () => {
  expect(await names('enrolled', { filter: ['isMandatory', true] })).toEqual(['banana', 'élan']);
  expect(await names('enrolled', { filter: ['courseProgress', 'notStarted'] })).toEqual(ALL);
  expect(await names('enrolled', { filter: ['courseProgress', 'inProgress'] })).toEqual([]);
});

const LAST_OPENED = 'objectiveWorkflowAggregate.lastOpened';

test.each([
  [true, ['Cherry', 'banana', 'Date 100%_\\', 'Apple', 'élan']],
  [false, ['Apple', 'élan', 'banana', 'Date 100%_\\', 'Cherry']],
])(
  '[7.2] reading 69: my courses by when they were opened, never is before ever, equals by name: desc %s',
  async (desc, expected) => {
    const sort = [{ selector: LAST_OPENED, desc }];
    expect(await names('enrolled', { sort })).toEqual(expected);
    const pages = [0, 2, 4].map((skip) => names('enrolled', { sort, skip, take: 2 }));
    expect((await Promise.all(pages)).flat()).toEqual(expected);
  },
);

test('[2.26] [7.2] my courses unasked: what is due within seven days first, then what was opened last', async () => {
  const usual = { sort: [] };
  const expected = ['banana', 'Date 100%_\\', 'Apple', 'Cherry', 'élan'];
  expect(await names('enrolled', usual)).toEqual(expected);
  const pages = [0, 2, 4].map((skip) => names('enrolled', { ...usual, skip, take: 2 }));
  expect((await Promise.all(pages)).flat()).toEqual(expected);
  expect(await names('catalog', usual)).toEqual(ALL);
});

const SORTED = ['objective.name', 'dueDate', 'isMandatory', 'termId'];
const PAGED = [
  ...[...SORTED, LAST_OPENED].map((selector) => ['enrolled', selector] as const),
  ...SORTED.map((selector) => ['catalog', selector] as const),
];

test('pages never overlap and miss nothing, whatever their size and order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom(...PAGED),
      fc.boolean(),
      async (take, [list, selector], desc) => {
        const sort = [{ selector, desc }];
        const whole = await names(list, { sort });
        const pages: string[] = [];
        for (let skip = 0; skip < whole.length; skip += take) {
          pages.push(...(await names(list, { sort, skip, take })));
        }
        expect(pages).toEqual(whole);
      },
    ),
    { numRuns: 20 },
  );
});

test('[7.2] the number of all courses comes when it is asked for, on every page', async () => {
  const counted = await ada.get(
    '/users/me/objective-accesses/query?list=catalog&take=2&requireTotalCount=true',
  );
  expect(counted.json).toMatchObject({ totalCount: 5 });
  const uncounted = await ada.get('/users/me/objective-accesses/query?list=catalog&take=2');
  expect(uncounted.json).not.toHaveProperty('totalCount');
  const behind = await ada.get(
    '/users/me/objective-accesses/query?list=enrolled&requireTotalCount=true&skip=40',
  );
  expect(behind.json).toEqual({ data: [], totalCount: 5 });
});

test.each(['objectiveWorkflowAggregate.lastObjectiveRecord.grade', 'score', 'user.email'])(
  'what is not listed cannot be sorted by: %s',
  async (selector) => {
    const sort = encodeURIComponent(JSON.stringify([{ selector }]));
    const { status, json } = await ada.get(`/users/me/objective-accesses/query?list=enrolled&sort=${sort}`);
    expect(status).toBe(400);
    expect(json['errors']).toHaveProperty([selector]);
  },
);

test.each<[string, string, string[], string]>([
  ['a collection', 'showcase', ['x'], 'Not an id: "x"'],
  ['an attribute', 'filterAttribute', [RED, 'x'], 'Not an id: "x"'],
  ['too many', 'showcase', Array(501).fill('x'), 'Expected at most 500 ids'],
])('both lists refuse what is no filter, by its name: %s', async (_case, field, ids, message) => {
  for (const list of ['enrolled', 'catalog']) {
    const search = new URLSearchParams([['list', list], ...ids.map((id) => [field, id])]);
    const { status, json } = await ada.get(`/users/me/objective-accesses/query?${search}`);
    expect({ status, errors: json['errors'] }).toEqual({ status: 400, errors: { [field]: [message] } });
  }
});

test('real ids in such a number make the address too long, which is said', async () => {
  const search = new URLSearchParams(Array.from({ length: 501 }, () => ['filterAttribute', RED]));
  const { status, json } = await ada.get(`/users/me/objective-accesses/query?${search}`);
  expect({ status, code: json['code'] }).toEqual({ status: 414, code: 'addressTooLong' });
});

test('[7.24] [7.2] the terms of the caller’s accesses, asked for by their id and nothing else', async () => {
  await insertTestCourse(server.db, { userId: BEN.id, access: { termId: TERM } });
  const askedFor = async (userId: string) => {
    const search = new URLSearchParams({
      filter: JSON.stringify(['userId', '=', userId]),
      select: JSON.stringify(['termId']),
      sort: JSON.stringify([{ selector: 'objective.name' }]),
    });
    const { status, json } = await ada.get(`/users/me/objective-accesses/query?${search}`);
    return { status, terms: (json['data'] as Array<{ termId: string | null }>).map(({ termId }) => termId) };
  };
  expect(await askedFor(ADA.id)).toEqual({ status: 200, terms: [TERM, null, null, TERM, null] });
  expect(await askedFor(BEN.id)).toEqual({ status: 200, terms: [] });
});

test('a learner of another tenant sees only what is offered there', async () => {
  const south = await openLearner(server, ADA, SOUTH);
  const { json } = await south.get('/users/me/objective-accesses/query?list=catalog');
  expect(json['data']).toMatchObject([{ objective: { name: 'Foreign' } }]);
  expect((await south.get('/users/me/objective-accesses/query?list=enrolled')).json['data']).toEqual([]);
});
