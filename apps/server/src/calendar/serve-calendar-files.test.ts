import { randomUUID } from 'node:crypto';
import { MOST_CALENDAR_FEEDS } from '@lantern/domain/limits';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../testing/attempts/learner';
import { insertTestCourse } from '../../testing/attempts/test-course';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../testing/test-tenants';
import { sql } from '../db/sql';
import { mergePeople } from '../store/operator/merge-people';

let server: TestApp;
let ada: TestLearner;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
  ada = await openLearner(server);
  await server.db.query(sql`delete from personal_events`);
  await server.db.query(sql`delete from calendar_feeds`);
  await server.db.query(sql`update users set suspended = null, locale = null`);
  await server.db.query(sql`update objectives set state = 'archived'`);
  await server.db.query(sql`update objective_workflow_aggregates set activity_state = 'archived'`);
});
afterAll(() => server.close());

const day = (number: number) => new Date(Date.UTC(2026, 2, number, 12));

async function subscribe(objectiveId: string | null = null, id: string = randomUUID(), learner = ada) {
  const { json } = await learner.put(`/users/me/calendar-feeds/${id}`, { objectiveId });
  return { id, path: String(json['path']) };
}

const course = (name = 'Bridges') =>
  insertTestCourse(server.db, {
    course: { name },
    access: { dueDate: day(20) },
    parts: [{ name: 'Essay; part one, long', constraint: { due: day(10).toISOString() } }],
  });

const addEvent = (event: object) =>
  ada.put(`/users/me/personal-events/${randomUUID()}`, {
    title: 'Trip',
    at: null,
    end: null,
    on: null,
    until: null,
    ...event,
  });

/** As a program reads it that is not signed in. */
const read = (path: string, headers: Record<string, string> = {}) => server.ask(path, { headers });

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
const linesOf = async (path: string) => eventsIn((await read(path)).text).map(({ summary }) => summary);

test('[2.12] another calendar reads every date without signing in, each with its name, time and address', async () => {
  const { objectiveId, aggregateId, part } = await course();
  await ada.start(aggregateId);
  await addEvent({ on: '2026-03-12', until: '2026-03-14' });
  await addEvent({ title: 'Lunch', at: '2026-03-13T11:00:00.000Z', end: '2026-03-13T12:00:00.000Z' });
  const { path } = await subscribe();
  const { status, headers, text } = await read(path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  expect(headers).not.toHaveProperty('set-cookie');
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('North Academy');
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const url = String(component.getFirstPropertyValue('url'));
    return [
      event.summary,
      event.startDate.toString(),
      event.endDate.toString(),
      url.replace(/^.*\/learn/, ''),
    ];
  });
  const content = `/courses/${objectiveId}/view/content`;
  expect(events).toEqual([
    ['Essay; part one, long: due', '2026-03-10T12:00:00Z', '2026-03-10T12:00:00Z', `${content}/1`],
    ['Trip', '2026-03-12', '2026-03-15', '/calendar'],
    ['Lunch', '2026-03-13T11:00:00Z', '2026-03-13T12:00:00Z', '/calendar'],
    ['Bridges: due', '2026-03-20T12:00:00Z', '2026-03-20T12:00:00Z', content],
  ]);
  const [essay] = calendar.getAllSubcomponents('vevent');
  expect(new ICAL.Event(essay).uid).toMatch(new RegExp(`\\.${part('1')}\\.due@north\\.test$`));
  expect(new ICAL.Event(essay).description).toBe('Bridges');
});

test('[2.12] two libraries of other makers read the same from it', async () => {
  const { aggregateId } = await course('Bridges, “and” roads; ' + 'long '.repeat(20));
  await ada.start(aggregateId);
  await addEvent({ on: '2026-03-12', until: '2026-03-14' });
  await addEvent({ title: 'غداء', at: '2026-03-29T00:30:00.000Z', end: '2026-03-29T01:30:00.000Z' });
  const { text } = await read((await subscribe()).path);
  const one = eventsIn(text).map(({ uid, summary, startDate }) => ({
    uid,
    summary,
    start: startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString(),
  }));
  const other = (convertIcsCalendar(undefined, text).events ?? []).map(({ uid, summary, start }) => ({
    uid,
    summary,
    start: start.type === 'DATE' ? start.date.toISOString().slice(0, 10) : start.date.toISOString(),
  }));
  expect(one).toHaveLength(4);
  expect(other).toEqual(one);
});

test('[2.12] what has not changed is answered byte for byte, and not sent twice to whoever has it', async () => {
  const { objectiveId } = await course();
  const { path } = await subscribe();
  const first = await read(path);
  server.clock.now = new Date(server.clock.now.getTime() + 600_000);
  expect((await read(path)).text).toBe(first.text);
  const etag = String(first.headers['etag']);
  for (const known of [etag, `W/${etag}`, `"other", W/${etag}`, '*'])
    expect((await read(path, { 'if-none-match': known })).status).toBe(304);
  await server.db.query(
    sql`update objective_workflow_aggregates set due_date = ${day(21)} where objective_id = ${objectiveId}`,
  );
  const third = await read(path, { 'if-none-match': etag });
  expect(third.status).toBe(200);
  const stampOf = (text: string) => /^LAST-MODIFIED:(.*)$/m.exec(text)?.[1]?.trim();
  const now = server.clock.now.toISOString().replace(/[-:]|\.\d+/g, '');
  expect([stampOf(first.text) === now, stampOf(third.text)]).toEqual([false, now]);
  // It is moved, not added.
  const uids = (text: string) => eventsIn(text).map(({ uid }) => uid);
  expect(uids(third.text)).toEqual(uids(first.text));
});

test('[2.12] of one course its dates alone', async () => {
  const { objectiveId } = await course();
  await course('Other');
  await addEvent({ on: '2026-03-12', until: '2026-03-12' });
  const { path } = await subscribe(objectiveId);
  expect(await linesOf(path)).toEqual(['Essay; part one, long: due', 'Bridges: due']);
  const { json } = await ada.get('/users/me/calendar-feeds');
  expect(json['feeds']).toMatchObject([{ course: { objectiveId, name: 'Bridges' } }]);
  await server.db.query(
    sql`update objective_workflow_aggregates set activity_state = 'archived' where objective_id = ${objectiveId}`,
  );
  expect(await linesOf(path)).toEqual([]);
});

test('[2.12] who has left a course can still close its address, which tells nothing of it meanwhile', async () => {
  const { objectiveId, aggregateId } = await course();
  const { id, path } = await subscribe(objectiveId);
  await server.db.query(sql`delete from objective_workflow_aggregates where id = ${aggregateId}`);
  expect(await linesOf(path)).toEqual([]);
  const { json } = await ada.get('/users/me/calendar-feeds');
  expect(json['feeds']).toMatchObject([{ id, course: { objectiveId, name: 'Bridges' } }]);
  expect((await ada.post(`/users/me/calendar-feeds/${id}/remove`, {})).status).toBe(200);
  expect((await read(path)).status).toBe(404);
});

test('[2.12] what has not changed is the same, in whatever order the database gives it', async () => {
  const names = ['Six', 'One', 'Four', 'Two', 'Five', 'Three'];
  for (const name of names) await course(name);
  const { path } = await subscribe();
  const first = await read(path);
  // Whoever works on in a course moves its row, and none of its dates.
  await server.db.query(
    sql`update objective_workflow_aggregates set last_opened = ${NOON} where listed ->> 'name' = 'One'`,
  );
  expect((await read(path)).text).toBe(first.text);
});

test('[2.12] another address in place of one ends it, and so does its removal', async () => {
  const { id, path } = await subscribe();
  expect((await read(path)).status).toBe(200);
  const next = await subscribe(null, id);
  expect([(await read(path)).status, (await read(next.path)).status]).toEqual([404, 200]);
  expect((await ada.get('/users/me/calendar-feeds')).json['feeds']).toHaveLength(1);
  expect((await ada.post(`/users/me/calendar-feeds/${id}/remove`, {})).json).toEqual({ feedId: id });
  expect((await ada.post(`/users/me/calendar-feeds/${id}/remove`, {})).status).toBe(404);
  expect((await read(next.path)).status).toBe(404);
});

test('[6.5] a secret is of use at its tenant alone, is not kept, and leads to nothing else', async () => {
  const { id, path } = await subscribe();
  expect((await server.ask(path, { tenant: SOUTH })).status).toBe(404);
  const secret = path.replace(/^.*\/|\.ics$/g, '');
  const [kept] = await server.db.query(sql`select * from calendar_feeds`);
  expect(JSON.stringify(kept)).not.toContain(secret);
  expect(JSON.stringify(server.logs)).not.toContain(secret);
  expect((await server.ask('/api/lms/v1/users/me/calendar', { session: secret })).status).not.toBe(200);
  const ben = await openLearner(server, BEN);
  expect((await ben.put(`/users/me/calendar-feeds/${id}`, { objectiveId: null })).status).toBe(404);
  expect((await ben.post(`/users/me/calendar-feeds/${id}/remove`, {})).status).toBe(404);
  expect((await ben.get('/users/me/calendar-feeds')).json).toEqual({ feeds: [] });
  expect((await read(path)).status).toBe(200);
});

test('[6.2] who is suspended has no calendar until they are restored', async () => {
  const { path } = await subscribe();
  await server.db.query(sql`update users set suspended = ${NOON} where id = ${ADA.id}`);
  expect((await read(path)).status).toBe(404);
  await server.db.query(sql`update users set suspended = null where id = ${ADA.id}`);
  expect((await read(path)).status).toBe(200);
});

test('[9.16] it is in the language of its owner, whatever the program speaks', async () => {
  await course();
  const { path } = await subscribe();
  await server.db.query(sql`update users set locale = 'ar' where id = ${ADA.id}`);
  const { text } = await read(path, { 'accept-language': 'en-US' });
  expect(eventsIn(text).map(({ summary }) => summary)).toContain('Bridges: موعد التسليم');
});

test('a course that is not theirs, and one address too many, are refused', async () => {
  const put = (objectiveId: string | null) =>
    ada.put(`/users/me/calendar-feeds/${randomUUID()}`, { objectiveId });
  expect((await put(randomUUID())).json['errors']).toEqual({
    objectiveId: ['You are not enrolled in this course.'],
  });
  for (let count = 0; count < MOST_CALENDAR_FEEDS; count += 1) await put(null);
  expect((await put(null)).status).toBe(400);
});

test('an address is read so often a minute, and others go on', async () => {
  const { path } = await subscribe();
  const other = await subscribe();
  const statuses = new Set<number>();
  for (let count = 0; count < 31; count += 1) statuses.add((await read(path)).status);
  expect([...statuses]).toEqual([200, 429]);
  expect((await read(other.path)).status).toBe(200);
});

test('[2.12] the calendar is downloaded as a file by whoever is signed in', async () => {
  await course();
  const { status, headers, text } = await ada.get('/users/me/calendar.ics');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-disposition': 'attachment; filename="calendar.ics"',
    'cache-control': 'no-store',
  });
  expect(eventsIn(text)).toHaveLength(2);
  expect((await server.ask('/api/lms/v1/users/me/calendar.ics')).status).toBe(401);
});

test('[2.12] of each address the learner sees when a calendar last came for it, unchanged or not', async () => {
  const used = await subscribe();
  await subscribe();
  const lastReads = async () => {
    const { json } = await ada.get('/users/me/calendar-feeds');
    return (json['feeds'] as Array<{ id: string; lastRead: string | null }>).map(({ id, lastRead }) => [
      id === used.id,
      lastRead,
    ]);
  };
  expect((await lastReads()).map(([, lastRead]) => lastRead)).toEqual([null, null]);
  const { headers } = await read(used.path);
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  expect((await read(used.path, { 'if-none-match': String(headers['etag']) })).status).toBe(304);
  const found = await lastReads();
  expect(found).toContainEqual([true, server.clock.now.toISOString()]);
  expect(found).toContainEqual([false, null]);
  // What is replaced is another address, which nobody has read.
  await subscribe(null, used.id);
  expect((await lastReads()).map(([, lastRead]) => lastRead)).toEqual([null, null]);
});

test('who becomes another person keeps the addresses, which then tell that one’s dates', async () => {
  await addEvent({ on: '2026-03-12', until: '2026-03-12' });
  const { path } = await subscribe();
  await server.db.transaction((db) => mergePeople(db, { tenantId: NORTH.id, from: ADA.id, into: BEN.id }));
  expect(await linesOf(path)).toContain('Trip');
});
