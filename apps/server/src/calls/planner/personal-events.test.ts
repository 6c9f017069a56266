import { randomUUID } from 'node:crypto';
import { EVENT_TITLE_LENGTH, MOST_PERSONAL_EVENTS } from '@lantern/domain/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../../testing/attempts/learner';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';

let server: TestApp;
let ada: TestLearner;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  ada = await openLearner(server);
  await server.db.query(sql`delete from personal_events`);
});
afterAll(() => server.close());

const LUNCH = {
  title: 'Lunch',
  at: '2026-03-12T11:00:00.000Z',
  end: '2026-03-12T12:00:00.000Z',
  on: null,
  until: null,
};
const TRIP = { title: 'Trip', at: null, end: null, on: '2026-03-12', until: '2026-03-14' };

const save = (event: object, id: string = randomUUID(), learner = ada) =>
  learner.put(`/users/me/personal-events/${id}`, event);

type Range = { from: string; to: string };
const MARCH = { from: '2026-03-01T00:00:00.000Z', to: '2026-04-01T00:00:00.000Z' };

async function eventsOf(range: Range = MARCH, learner = ada) {
  const { json } = await learner.get(`/users/me/calendar?${new URLSearchParams(range)}`);
  return (json['dates'] as Array<{ id: string; kind: string; title: string }>).filter(
    ({ kind }) => kind === 'personal',
  );
}
const titles = async (range?: Range, learner?: TestLearner) =>
  (await eventsOf(range, learner)).map(({ title }) => title);

test('[2.12] an event of one’s own is added, changed and removed; the same twice is one', async () => {
  const id = randomUUID();
  expect((await save({ ...LUNCH, title: '  Lunch ' }, id)).json).toEqual(LUNCH);
  await save(TRIP, id);
  expect(await eventsOf()).toEqual([
    {
      ...TRIP,
      id,
      kind: 'personal',
      language: null,
      course: null,
      activity: null,
      certificateNumber: null,
      status: null,
    },
  ]);
  const remove = () => ada.post(`/users/me/personal-events/${id}/remove`, {});
  expect((await remove()).json).toEqual({ eventId: id });
  expect((await remove()).status).toBe(404);
  expect(await titles()).toEqual([]);
});

test('[2.12] an event that was removed is not brought back by who changes it on an old page', async () => {
  const id = randomUUID();
  const change = (event: object, learner = ada) =>
    learner.post(`/users/me/personal-events/${id}/change`, event);
  expect((await change(LUNCH)).status).toBe(404);
  await save(LUNCH, id);
  expect((await change({ ...LUNCH, title: 'Brunch' })).json).toEqual({ ...LUNCH, title: 'Brunch' });
  expect(await titles()).toEqual(['Brunch']);
  const endless = { ...LUNCH, end: '2026-03-12T10:59:00.000Z' };
  expect(Object.keys((await change(endless)).json['errors'] as object)).toEqual(['end']);
  expect((await change(TRIP, await openLearner(server, BEN))).status).toBe(404);
  await ada.post(`/users/me/personal-events/${id}/remove`, {});
  expect((await change(LUNCH)).status).toBe(404);
  expect(await titles()).toEqual([]);
});

test.each<[name: string, event: object, range: Range, isThere: boolean]>([
  ['that ends as it begins', LUNCH, { from: LUNCH.end, to: '2026-03-12T13:00:00.000Z' }, true],
  ['that ends before it', LUNCH, { from: '2026-03-12T12:00:00.001Z', to: '2026-03-12T13:00:00.000Z' }, false],
  ['that begins as it ends', LUNCH, { from: '2026-03-12T10:00:00.000Z', to: LUNCH.at }, false],
  ['around it', LUNCH, { from: '2026-03-12T11:10:00.000Z', to: '2026-03-12T11:20:00.000Z' }, true],
  ['of days around it', TRIP, { from: '2026-03-13T10:00:00.000Z', to: '2026-03-13T11:00:00.000Z' }, true],
  [
    'whose last day goes on in Honolulu',
    TRIP,
    { from: '2026-03-14T23:00:00.000Z', to: '2026-03-15T10:00:00.000Z' },
    true,
  ],
  [
    'of days that are over',
    TRIP,
    { from: '2026-03-16T00:00:00.000Z', to: '2026-03-17T00:00:00.000Z' },
    false,
  ],
])('[2.12] in a range: an event %s', async (_name, event, range, isThere) => {
  await save(event);
  expect(await titles(range)).toHaveLength(isThere ? 1 : 0);
});

test.each<[name: string, differs: object, field: string]>([
  ['no title', { title: '   ' }, 'title'],
  ['a title that is too long', { title: 'x'.repeat(EVENT_TITLE_LENGTH + 1) }, 'title'],
  ['an end before its start', { end: '2026-03-12T10:59:00.000Z' }, 'end'],
  ['a last day before its first', { ...TRIP, until: '2026-03-11' }, 'until'],
  ['a length of years', { end: '2028-03-12T12:00:00.000Z' }, 'end'],
  ['no end', { end: null }, 'end'],
  ['days beside its moments', { on: '2026-03-12', until: '2026-03-12' }, 'until'],
  ['a day that is none', { ...TRIP, until: '2026-02-30' }, 'until'],
  ['a day of the year 0', { ...TRIP, on: '0000-01-01' }, 'on'],
  ['a day that no calendar shows', { ...TRIP, until: '9999-12-31' }, 'until'],
  ['a moment before all calendars', { at: '0026-11-25T09:00:00.000Z' }, 'at'],
  ['a field that nobody knows', { colour: 'red' }, 'colour'],
])('[2.12] an event of one’s own with %s is refused, and nothing is saved', async (_name, differs, field) => {
  const { status, json } = await save({ ...LUNCH, ...differs });
  expect(status).toBe(400);
  expect(Object.keys(json['errors'] as object)).toEqual([field]);
  expect(await server.db.query(sql`select * from personal_events`)).toEqual([]);
});

test('one’s own events are one’s own, and not without end', async () => {
  const id = randomUUID();
  await save(LUNCH, id);
  const ben = await openLearner(server, BEN);
  expect((await save({ ...LUNCH, title: 'Taken over' }, id, ben)).status).toBe(404);
  expect((await ben.post(`/users/me/personal-events/${id}/remove`, {})).status).toBe(404);
  expect(await titles()).toEqual(['Lunch']);
  expect(await titles(MARCH, ben)).toEqual([]);
  await server.db.query(
    sql`insert into personal_events (tenant_id, id, user_id, title, starts_on, ends_on, created)
        select ${NORTH.id}, gen_random_uuid(), ${ADA.id}, 'Again', '2020-01-01', '2020-01-01', ${NOON}
          from generate_series(2, ${MOST_PERSONAL_EVENTS})`,
  );
  expect((await save(LUNCH)).status).toBe(400);
  expect((await save({ ...LUNCH, title: 'Changed' }, id)).status).toBe(200);
});
