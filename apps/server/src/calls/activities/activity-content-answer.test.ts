import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { type CourseDifferences, insertTestCourse } from '../../../testing/attempts/test-course';
import { sql } from '../../db/sql';
import { cleanRichText } from '../../rich-text/clean-rich-text';
import type { Seedling } from '../../store/setup/planted-parts';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, SOUTH } from '../../../testing/test-tenants';

const SECRET = 'what only those may read who may open it';
const CONTENT = { html: cleanRichText(`<p>${SECRET}</p>`, { frameSources: [] }) };
const SOON = new Date(NOON.getTime() + 1).toISOString();
const JUST_NOW = new Date(NOON.getTime() - 1).toISOString();

let server: TestApp;
let ada: TestLearner;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.now = NOON;
  ada = await openLearner(server);
});
afterAll(() => server.close());

const address = (id: string, part: string) => `/users/me/objective-workflows/${id}/activity/${part}`;

async function started(parts: readonly Seedling[], differs: CourseDifferences = {}) {
  const course = await insertTestCourse(server.db, { parts, ...differs });
  return { ...course, id: await ada.start(course.aggregateId) };
}

async function finishOne(id: string, part: string): Promise<void> {
  const { json } = await ada.startActivities(id, [part]);
  const [{ id: workflow }] = json['data'] as [{ id: string }];
  await ada.finishActivities(id, [workflow]);
}

/** A client that asks although the portal would not let it. */
async function expectClosed(id: string, part: string, message: string): Promise<void> {
  const { status, json, text } = await ada.get(address(id, part));
  expect({ status, errors: json['errors'] }).toEqual({ status: 409, errors: { _: [message] } });
  expect(text).not.toContain(SECRET);
}

const SOON_TEXT = 'The activity is going to be available soon. Please come back later.';
const NO_LONGER = 'The activity is no longer available.';
const NOT_NOW =
  'This content is not available at the moment. Please come back later or ask your administrator.';

describe('[4.25] [4.26] what is closed is not sent, whoever asks', () => {
  test.each<[string, Partial<Seedling>, string]>([
    ['a draft', { state: 'draft' }, SOON_TEXT],
    ['archived', { state: 'archived' }, NO_LONGER],
    ['before startFrom', { constraint: { startFrom: SOON } }, SOON_TEXT],
    [
      'after startUntil, not started',
      { constraint: { startUntil: JUST_NOW } },
      'The activity is no longer available because the Available to start until date is missed.',
    ],
    ['after gracePeriodUntil, not started', { constraint: { gracePeriodUntil: JUST_NOW } }, NO_LONGER],
    ['after accessibleUntil', { constraint: { accessibleUntil: JUST_NOW } }, NO_LONGER],
    [
      'what waits for the one before it',
      { requiresPrevious: true },
      'Complete the previous activity to get access to this one.',
    ],
  ])('%s', async (_case, differs, message) => {
    const { id, part } = await started([{ name: 'First' }, { name: 'Page', content: CONTENT, ...differs }]);
    await expectClosed(id, part('2'), message);
    expect((await ada.startActivities(id, [part('2')])).status).toBe(409);
  });

  test.each<[string, Partial<Seedling>, string]>([
    ['a draft module', { state: 'draft' }, SOON_TEXT],
    ['an archived module', { state: 'archived' }, NO_LONGER],
    ['[5.10] a module before its start', { constraint: { startFrom: SOON } }, SOON_TEXT],
    [
      'a module that waits',
      { requiresPrevious: true },
      'Complete the previous activity to get access to this one.',
    ],
  ])('in %s', async (_case, differs, message) => {
    const { id, part } = await started([
      { name: 'First' },
      { name: 'Module', children: [{ name: 'Page', content: CONTENT }], ...differs },
    ]);
    await expectClosed(id, part('2.1'), message);
    expect((await ada.startActivities(id, [part('2.1')])).status).toBe(409);
  });

  test('at the very second of startFrom, of startUntil and of accessibleUntil it is open', async () => {
    const now = NOON.toISOString();
    const constraint = { startFrom: now, startUntil: now, accessibleUntil: now };
    const { id, part } = await started([{ name: 'Page', content: CONTENT, constraint }]);
    expect((await ada.get(address(id, part('1')))).status).toBe(200);
  });

  test('[4.25] an activity under way stays readable after startUntil, not after the grace period', async () => {
    const { id, part } = await started([
      {
        name: 'Page',
        content: CONTENT,
        constraint: { startUntil: NOON.toISOString(), gracePeriodUntil: SOON },
      },
    ]);
    await ada.startActivities(id, [part('1')]);
    server.clock.now = new Date(NOON.getTime() + 1);
    expect((await ada.get(address(id, part('1')))).status).toBe(200);
    server.clock.now = new Date(NOON.getTime() + 2);
    await expectClosed(id, part('1'), NO_LONGER);
  });

  test.each<[string, Seedling['constraint']]>([
    ['never', { reviewPolicy: 'never' }],
    [
      'after results that are never told',
      { reviewPolicy: 'afterRevealingResults', resultsDisclosurePolicy: 'never' },
    ],
    [
      'after results that are told later',
      {
        reviewPolicy: 'afterRevealingResults',
        resultsDisclosurePolicy: 'afterDate',
        resultsDisclosureFrom: SOON,
      },
    ],
    [
      'reading 19: after a score, and it is no tool',
      {
        reviewPolicy: 'afterRevealingResults',
        resultsDisclosurePolicy: 'afterScore',
        resultsDisclosureAbove: 0,
      },
    ],
  ])('[4.27] finished, and its review is open %s', async (_case, constraint) => {
    const { id, part } = await started([{ name: 'Page', content: CONTENT, constraint: constraint ?? null }]);
    expect((await ada.get(address(id, part('1')))).status).toBe(200);
    await finishOne(id, part('1'));
    await expectClosed(id, part('1'), NO_LONGER);
  });

  test('[4.27] an activity that is being graded', async () => {
    const { id, part } = await started([
      { name: 'Essay', type: 'discussion', needsGrading: true, content: CONTENT },
    ]);
    await finishOne(id, part('1'));
    await expectClosed(id, part('1'), NO_LONGER);
  });
});

describe('[4.16] [4.29] after the course was handed in', () => {
  test('what was done can be looked at again, what was never begun cannot', async () => {
    const { id, part } = await started([
      { name: 'A', content: CONTENT },
      { name: 'B', content: CONTENT },
    ]);
    await finishOne(id, part('1'));
    await ada.submit(id);
    expect((await ada.get(address(id, part('1')))).status).toBe(200);
    await expectClosed(id, part('2'), "You can't access new content after completing the course.");
  });

  test('[3.20] unless the course lets new content be seen', async () => {
    const { id, part } = await started([{ name: 'A', content: CONTENT }], {
      course: { accessNewContentAfterCompletion: true },
    });
    await ada.submit(id);
    expect((await ada.get(address(id, part('1')))).status).toBe(200);
  });

  test.each<[string, CourseDifferences]>([
    ['[4.16] the course has no review', { course: { supportReview: false } }],
    ['[4.20] its results are never told', { access: { gradeRevealPolicy: 'never' } }],
    [
      '[4.20] its results are told later',
      { access: { gradeRevealPolicy: 'afterDate', gradeRevealDate: new Date(SOON) } },
    ],
  ])('%s', async (_case, differs) => {
    const { id, part } = await started([{ name: 'A', content: CONTENT }], differs);
    await finishOne(id, part('1'));
    await ada.submit(id);
    await expectClosed(id, part('1'), NOT_NOW);
  });

  test('[4.21] while it is being graded', async () => {
    const { id, part } = await started([
      { name: 'A', content: CONTENT },
      { name: 'Essay', type: 'discussion', needsGrading: true },
    ]);
    await finishOne(id, part('1'));
    await finishOne(id, part('2'));
    await ada.submit(id);
    await expectClosed(
      id,
      part('1'),
      'This course is being graded. Please come back later or ask your instructor.',
    );
  });

  test('reading 22: protected results', async () => {
    const { id, part } = await started([{ name: 'A', content: CONTENT }]);
    await finishOne(id, part('1'));
    await ada.submit(id);
    await server.db.query(sql`update objective_workflows set protect_results = true where id = ${id}`);
    await expectClosed(id, part('1'), NOT_NOW);
  });
});

test.each(['draft', 'archived'] as const)('reading 16: a %s course gives nothing out', async (state) => {
  const { id, part, objectiveId } = await started([{ name: 'A', content: CONTENT }]);
  await server.db.query(sql`update objectives set state = ${state} where id = ${objectiveId}`);
  await expectClosed(id, part('1'), state === 'draft' ? SOON_TEXT : NO_LONGER);
});

test('an activity of another course, of another learner or of another tenant does not exist', async () => {
  const one = await started([{ name: 'A', content: CONTENT }]);
  const other = await started([{ name: 'B', content: CONTENT }]);
  const bens = await insertTestCourse(server.db, {
    userId: BEN.id,
    parts: [{ name: 'C', content: CONTENT }],
  });
  const strangers = [await openLearner(server, BEN), await openLearner(server, ADA, SOUTH)];
  const answers = [
    await ada.get(address(one.id, other.part('1'))),
    await ada.get(address(one.id, bens.part('1'))),
    await ada.get(address(one.id, randomUUID())),
    await ada.get(address(randomUUID(), one.part('1'))),
    ...(await Promise.all(strangers.map((stranger) => stranger.get(address(one.id, one.part('1')))))),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(answers.every(({ text }) => !text.includes(SECRET))).toBe(true);
});

test('the reason is told in the language of the learner', async () => {
  const { id, part } = await started([{ name: 'A', state: 'draft' }]);
  const session = await server.signIn();
  const { json } = await server.ask(`/api/lms/v1${address(id, part('1'))}`, {
    session,
    headers: { 'accept-language': 'ar' },
  });
  expect(json['errors']).toEqual({ _: ['سيكون النشاط متاحًا قريبًا. يُرجى العودة لاحقًا.'] });
});
