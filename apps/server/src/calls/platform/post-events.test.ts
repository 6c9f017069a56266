import { randomUUID } from 'node:crypto';
import { EVENT_NAMES } from '@lantern/contract/platform/post-events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../db/sql';
import { NOON, openTestApp, type Question, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';

const EVENTS = '/api/events';
const MINE = '/api/platform/v1/users/me/events/query';
const SENDER = {
  deviceId: 'device-1',
  mobile_web: true,
  role: 'learner',
  locale: 'en-US',
  app_version: '0.1.0',
};

/** As it is kept of Ada's. */
const ADAS = { ...SENDER, id: ADA.id, tenant: NORTH.id };

const FEEDBACK = {
  grade: 2,
  details: {
    place: 'course-exit',
    objectiveId: '0b000000-0000-4000-8000-000000000001',
    struggles: ['speed', 'other'],
  },
  comment: 'The film stopped twice.',
};

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.db.query(sql`delete from events`));

function event(differs: Record<string, unknown> = {}) {
  const occurred = '2026-03-02T11:59:00.000Z';
  return {
    id: randomUUID(),
    name: 'objective_start',
    occurred,
    properties: { objectiveId: 'o1' },
    ...differs,
  };
}

const feedback = (differs: Record<string, unknown> = {}) =>
  event({ name: 'product_feedback', properties: { ...FEEDBACK, ...differs } });
const report = (events: unknown[], question: Question = {}) =>
  server.ask(EVENTS, { method: 'POST', body: { user: SENDER, events }, ...question });
const stored = () =>
  server.db.query<Record<string, unknown>>(
    sql`select tenant_id as "tenantId", user_id as "userId", name, properties, occurred, received from events order by occurred`,
  );
const listed = async (session: string, tenant = NORTH, query = '') =>
  (await server.ask(`${MINE}${query}`, { session, tenant })).json['data'];

test('[7.33] an event is kept with who, where and when, as the server knows it', async () => {
  const { status, json } = await report([event()], { session: await server.signIn() });
  expect({ status, json }).toEqual({ status: 200, json: { accepted: 1 } });
  expect(await stored()).toEqual([
    {
      tenantId: NORTH.id,
      userId: ADA.id,
      name: 'objective_start',
      properties: { objectiveId: 'o1', ...ADAS },
      occurred: new Date('2026-03-02T11:59:00Z'),
      received: NOON,
    },
  ]);
});

test('an event that comes again, even many times at once, is kept once', async () => {
  const session = await server.signIn();
  const [one, other] = [event(), event()];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => report(index % 2 ? [one, other] : [other, one], { session })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await stored()).toHaveLength(2);
});

test('an event that comes again changes nothing, whoever sends it', async () => {
  const first = event();
  await report([first], { session: await server.signIn(ADA) });
  await report([{ ...first, properties: { objectiveId: 'forged' } }], { session: await server.signIn(BEN) });
  expect(await stored()).toMatchObject([{ userId: ADA.id, properties: { objectiveId: 'o1' } }]);
});

test('[6.5] a visitor reports too, as nobody', async () => {
  expect((await report([event()])).status).toBe(200);
  expect(await stored()).toMatchObject([{ tenantId: NORTH.id, userId: null }]);
});

test.each(EVENT_NAMES)('[7.33] %s is an event', async (name) => {
  const told = name === 'product_feedback' ? feedback() : event({ name });
  expect((await report([told])).status).toBe(200);
});

test('[7.33] [9.13] feedback is kept with its grade, its details and its comment', async () => {
  await report([feedback()], { session: await server.signIn() });
  expect(await stored()).toMatchObject([
    { userId: ADA.id, name: 'product_feedback', properties: { ...FEEDBACK, ...ADAS } },
  ]);
});

test('[7.33] [9.13] feedback is read back fact by fact by the person who gave it', async () => {
  const session = await server.signIn();
  await report([feedback()], { session });
  expect(await listed(session)).toMatchObject([
    {
      properties: {
        grade: 2,
        'details.place': 'course-exit',
        'details.objectiveId': FEEDBACK.details.objectiveId,
        'details.struggles': 'speed, other',
        comment: 'The film stopped twice.',
        ...SENDER,
      },
    },
  ]);
});

const content = { ...FEEDBACK.details, struggles: [] };
test.each<[string, Record<string, unknown>]>([
  ['the lowest grade', { grade: 1 }],
  ['the highest grade', { grade: 5, details: content }],
  ['the highest grade with struggles', { grade: 3 }],
  ['nothing but a grade', { details: content, comment: '' }],
  ['a comment of a thousand characters', { comment: 'ب'.repeat(1000) }],
])('[9.13] feedback with %s is kept', async (_name, differs) => {
  expect((await report([feedback(differs)])).status).toBe(200);
});

test.each<[string, Record<string, unknown>]>([
  ['a grade of 0', { grade: 0 }],
  ['a grade of 6', { grade: 6 }],
  ['a grade in between', { grade: 2.5 }],
  ['a grade that is a text', { grade: '2' }],
  ['no grade', { grade: null }],
  ['a struggle that is not offered', { details: { ...FEEDBACK.details, struggles: ['teacher'] } }],
  ['the same struggle twice', { details: { ...FEEDBACK.details, struggles: ['speed', 'speed'] } }],
  ['struggles that were not asked for', { grade: 4 }],
  ['a place that is none', { details: { ...FEEDBACK.details, place: 'elsewhere' } }],
  ['a course that is none', { details: { ...FEEDBACK.details, objectiveId: 'o1' } }],
  ['a comment of 1001 characters', { comment: 'x'.repeat(1001) }],
  ['a comment that cannot be kept', { comment: 'a\0b' }],
])('[9.13] feedback with %s is refused, in the language of who sent it', async (_name, differs) => {
  for (const [locale, title] of [
    ['en-US', 'Invalid request'],
    ['ar', 'طلب غير صالح'],
  ] as const) {
    const { status, json } = await report([feedback(differs)], { headers: { 'accept-language': locale } });
    expect({ status, title: json['title'], fields: Object.keys(json['errors'] as object) }).toEqual({
      status: 400,
      title,
      fields: ['events'],
    });
  }
  expect(await stored()).toEqual([]);
});

test('fifty events at once are taken, fifty-one are not', async () => {
  expect((await report(Array.from({ length: 50 }, () => event()))).json).toEqual({ accepted: 50 });
  const { status, json } = await report(Array.from({ length: 51 }, () => event()));
  expect(status).toBe(400);
  expect(Object.keys(json['errors'] as object)).toEqual(['events']);
  expect(await stored()).toHaveLength(50);
});

test.each<[string, unknown]>([
  ['an event that is not on the list', event({ name: 'password_typed' })],
  ['an id that is none', event({ id: 'one' })],
  ['a time that is none', event({ occurred: 'now' })],
  ['a time before all calendars', event({ occurred: '0000-01-01T00:00:00Z' })],
  ['a time that only an offset takes out of the calendar', event({ occurred: '9999-12-31T23:59:59-01:00' })],
  ['a property that is a structure', event({ properties: { nested: { a: 1 } } })],
  ['a property that is a novel', event({ properties: { text: 'x'.repeat(1001) } })],
  ['a property with an endless name', event({ properties: { ['x'.repeat(41)]: 1 } })],
  [
    'thirteen properties',
    event({ properties: Object.fromEntries(Array.from({ length: 13 }, (_, n) => [`p${n}`, n])) }),
  ],
])('%s is refused, and those beside it too', async (_name, bad) => {
  const { status, json } = await report([event(), bad]);
  expect(status).toBe(400);
  expect(Object.keys(json['errors'] as object)).toEqual(['events']);
  expect(await stored()).toEqual([]);
});

test('a field that is not on the list is refused by its own name', async () => {
  const { status, json } = await report([event({ userId: BEN.id })]);
  expect(status).toBe(400);
  expect(Object.keys(json['errors'] as object)).toEqual(['userId']);
});

test.each<[string, Record<string, unknown>]>([
  ['without a sender', { events: [event()] }],
  ['without events', { user: SENDER, events: [] }],
  ['with a role that is not the learner’s', { user: { ...SENDER, role: 'admin' }, events: [event()] }],
  ['with a tenant of its own', { user: SENDER, events: [event()], tenant: SOUTH.id }],
])('a report %s is refused', async (_name, body) => {
  expect((await server.ask(EVENTS, { method: 'POST', body })).status).toBe(400);
  expect(await stored()).toEqual([]);
});

test('events are read back, newest first, by the person they are about and nobody else', async () => {
  const [ada, ben, southernAda] = [
    await server.signIn(ADA),
    await server.signIn(BEN),
    await server.signIn(ADA, SOUTH),
  ];
  const [first, second] = [event({ occurred: '2026-03-01T00:00:00.000Z' }), event()];
  await report([first, second], { session: ada });
  await report([event()]);
  expect(await listed(ada)).toEqual(
    [second, first].map((one) => ({ ...one, properties: { ...one.properties, ...ADAS } })),
  );
  expect(await listed(ada, NORTH, '?skip=1&take=1')).toMatchObject([{ id: first.id }]);
  expect(await listed(ben)).toEqual([]);
  expect(await listed(southernAda, SOUTH)).toEqual([]);
  expect((await server.ask(MINE)).status).toBe(401);
});

test('an event with as many properties as it may have is read back whole', async () => {
  const session = await server.signIn();
  const properties = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`p${index}`, index]));
  await report([event({ properties })], { session });
  expect(await listed(session)).toMatchObject([{ properties: { ...properties, ...ADAS } }]);
});

describe('how much anybody may report', () => {
  // Each in a minute of its own.
  beforeEach(() => {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  });

  /** From another machine than this one. */
  async function reportFrom(remoteAddress: string, events: unknown[], session = '') {
    const reply = await server.app.inject({
      method: 'POST',
      url: EVENTS,
      remoteAddress,
      headers: {
        host: `${NORTH.host}:8080`,
        'x-requested-with': 'XMLHttpRequest',
        'sec-fetch-site': 'same-origin',
        cookie: `sid=${session}`,
      },
      payload: { user: SENDER, events },
    });
    return { status: reply.statusCode, code: reply.json()['code'] };
  }
  const many = (count: number) => Array.from({ length: count }, () => event());

  test('[7.33] a visitor’s sixty-first event within a minute is refused, by address', async () => {
    expect((await reportFrom('203.0.113.7', many(50))).status).toBe(200);
    expect((await reportFrom('203.0.113.7', many(10))).status).toBe(200);
    expect(await reportFrom('203.0.113.7', many(1))).toEqual({ status: 429, code: 'tooManyRequests' });
    expect(await stored()).toHaveLength(60);
    expect((await reportFrom('203.0.113.8', many(1))).status).toBe(200);
  });

  test('[7.33] a person may report ten times as much, wherever they are', async () => {
    const session = await server.signIn(BEN);
    for (let time = 0; time < 12; time += 1)
      expect((await reportFrom(`203.0.113.${time}`, many(50), session)).status).toBe(200);
    expect((await reportFrom('203.0.113.99', many(1), session)).status).toBe(429);
  });

  test('[7.33] a visitor’s report is a short one', async () => {
    const long = { a: 'x'.repeat(900), b: 'x'.repeat(900) };
    const events = Array.from({ length: 10 }, () => event({ properties: long }));
    expect(await reportFrom('203.0.113.20', events)).toEqual({ status: 413, code: 'bodyTooLarge' });
    expect((await reportFrom('203.0.113.20', events, await server.signIn())).status).toBe(200);
  });
});
