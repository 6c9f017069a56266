import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { learnerOf, type TestLearner } from '../../testing/attempts/learner';
import { bringIn, insertArrangement } from '../../testing/course-import/import-world';
import { testContent, testDraft, testPart } from '../../testing/course-import/test-draft';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { ADA } from '../../testing/test-tenants';

const TITLE = 'العُقَد والحبال';
const DRAFT = testDraft({
  code: 'ROPES-AR',
  language: 'en',
  isOpen: true,
  description: 'Which knot holds.',
  about: { source: 'Hold', html: '<p>Hold on.</p>' },
  translations: {
    ar: { name: TITLE, description: 'أي عقدة تثبت.', about: { source: 'تمسّك', html: '<p>تمسّك.</p>' } },
  },
  parts: [
    testPart('knot', {
      content: testContent({ html: '<p>A knot.</p>' }),
      translations: { ar: { name: 'العقدة', text: { source: 'عقدة', html: '<p>عقدة.</p>' } } },
    }),
    testPart('bend', {
      content: testContent({ html: '<p>A bend.</p>' }),
      translations: { ar: { name: 'الوصلة', text: null } },
    }),
    testPart('hitch', { content: testContent({ html: '<p>A hitch.</p>' }) }),
  ],
});

let server: TestApp;
let session: string;
let ada: TestLearner;
let objectiveId: string;

beforeAll(async () => {
  server = await openTestApp();
  await insertArrangement(server.db);
  session = await server.signIn(ADA);
  ada = learnerOf(server, session);
  const outcome = await bringIn(server, DRAFT);
  if (outcome.kind !== 'imported') throw new Error(`Not imported: ${JSON.stringify(outcome)}`);
  objectiveId = outcome.objectiveId;
});
afterAll(() => server.close());

async function get(path: string, locale: string) {
  const { status, json } = await server.ask(`/api/lms/v1${path}`, {
    session,
    headers: { 'accept-language': locale },
  });
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  return json;
}

type Part = { id: string; childActivity: { name: string; language: string | null } };
const namesOf = (json: Record<string, unknown>) =>
  (json['children'] as Part[]).map(({ childActivity: { name, language } }) => `${name} (${language})`); // the calls' own answer

test('[9.16] a course is read in the language of the portal where it has it, else in its own', async () => {
  const filter = encodeURIComponent(JSON.stringify(['code', '=', DRAFT.code]));
  for (const [locale, name, language, about] of [
    ['ar', TITLE, 'ar', '<p>تمسّك.</p>'],
    ['en-US', DRAFT.name, 'en', '<p>Hold on.</p>'],
    ['de', DRAFT.name, 'en', '<p>Hold on.</p>'],
  ] as const) {
    const { objective } = await get(`/users/me/objectives/${objectiveId}/objective-access`, locale);
    expect(objective).toMatchObject({ name, language, about });
    expect(objective).not.toHaveProperty('translations');
    const open = await get(
      `/public/open-catalog/objectives/query?domain=north.test&filter=${filter}`,
      locale,
    );
    expect(open['data']).toEqual([expect.objectContaining({ name, language })]);
    const filterOfCatalog = encodeURIComponent(JSON.stringify(['objective.code', '=', DRAFT.code]));
    const catalog = await get(
      `/users/me/objective-accesses/query?list=catalog&filter=${filterOfCatalog}`,
      locale,
    );
    expect(catalog['data']).toMatchObject([{ objective: { name, language } }]);
  }
  expect(namesOf(await get(`/users/me/objectives/${objectiveId}/activity`, 'ar'))).toEqual([
    'العقدة (ar)',
    'الوصلة (ar)',
    'The hitch (en)',
  ]);
});

test('[9.16] an attempt is one, in whatever language its learner reads', async () => {
  const access = await ada.get(`/users/me/objectives/${objectiveId}/objective-access`);
  await ada.post('/create-self-enrollments', { id: randomUUID(), objectiveAccessId: access.json['id'] });
  const enrolled = await get(`/users/me/objectives/${objectiveId}/objective-access`, 'ar');
  const { id: aggregateId } = enrolled['objectiveWorkflowAggregate'] as { id: string }; // just enrolled
  const attempt = await ada.start(aggregateId);
  const tree = (locale: string) =>
    get(`/users/me/objective-workflows/${attempt}/activity-with-aggregates`, locale);
  expect(namesOf(await tree('en-US'))).toEqual(['The knot (en)', 'The bend (en)', 'The hitch (en)']);
  const arabic = await tree('ar');
  expect(arabic).toMatchObject({ name: TITLE, language: 'ar' });
  expect(namesOf(arabic)).toEqual(['العقدة (ar)', 'الوصلة (ar)', 'The hitch (en)']);

  const [knot, bend] = arabic['children'] as [Part, Part]; // as the names above say
  const read = async ({ id }: Part, locale: string) => {
    const json = await get(`/users/me/objective-workflows/${attempt}/activity/${id}`, locale);
    return { name: json['name'], text: json['text'] };
  };
  expect(await read(knot, 'ar')).toEqual({ name: 'العقدة', text: { html: '<p>عقدة.</p>', language: 'ar' } });
  expect(await read(knot, 'en-US')).toEqual({
    name: 'The knot',
    text: { html: '<p>A knot.</p>', language: 'en' },
  });
  // Its title alone is translated.
  expect(await read(bend, 'ar')).toEqual({
    name: 'الوصلة',
    text: { html: '<p>A bend.</p>', language: 'en' },
  });

  await ada.startActivities(attempt, [bend.id]);
  const openedLast = async (locale: string) =>
    (await get(`/users/me/objectives/${objectiveId}/objective-access`, locale))['openedLast'];
  expect(await openedLast('ar')).toEqual({ axis: '2', name: 'الوصلة', language: 'ar' });
  expect(await openedLast('en-US')).toEqual({ axis: '2', name: 'The bend', language: 'en' });
  const mine = encodeURIComponent(JSON.stringify(['objective.id', '=', objectiveId]));
  const list = await get(`/users/me/objective-accesses/query?list=enrolled&filter=${mine}`, 'ar');
  expect(list['data']).toMatchObject([{ objective: { name: TITLE, language: 'ar' } }]);
});

test('what a course no longer has in a language is read in its own', async () => {
  await bringIn(server, {
    ...DRAFT,
    translations: {},
    parts: DRAFT.parts.map((part) => ({ ...part, translations: {} })),
  });
  const { objective } = await get(`/users/me/objectives/${objectiveId}/objective-access`, 'ar');
  expect(objective).toMatchObject({ name: DRAFT.name, language: 'en', about: '<p>Hold on.</p>' });
  expect(namesOf(await get(`/users/me/objectives/${objectiveId}/activity`, 'ar'))).toEqual([
    'The knot (en)',
    'The bend (en)',
    'The hitch (en)',
  ]);
});
