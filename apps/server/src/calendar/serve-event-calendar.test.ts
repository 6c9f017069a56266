import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLearner, type TestLearner } from '../../testing/attempts/learner';
import { insertTestCourse } from '../../testing/attempts/test-course';
import type { Seedling } from '../store/setup/planted-parts';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { BEN } from '../../testing/test-tenants';

const EVENT = {
  start: '2026-03-09T15:00:00.000Z',
  end: '2026-03-09T16:30:00.000Z',
  timeZone: 'Europe/Stockholm',
  place: 'Room 2.14; ground floor, left',
  link: 'https://meet.example.org/hour',
  description: 'Bring a number.\nAny number, however odd.',
};

let server: TestApp;
let ada: TestLearner;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  ada = await openLearner(server);
});
afterAll(() => server.close());

async function meeting(differs: Partial<Seedling> = {}) {
  const course = await insertTestCourse(server.db, {
    parts: [{ name: 'Question hour', type: 'event', content: { details: { event: EVENT } }, ...differs }],
  });
  const id = await ada.start(course.aggregateId);
  const path = `/users/me/objective-workflows/${id}/activity/${course.part('1')}`;
  return { ...course, id, path };
}

test('[4.2] an event can be taken into a calendar, and another program reads the same', async () => {
  const { path, objectiveId, part } = await meeting();
  const { json } = await ada.get(path);
  expect(json['event']).toEqual({ ...EVENT, language: null, icsUrl: `/api/lms/v1${path}/event.ics` });
  const { status, headers, text } = await ada.get(`${path}/event.ics`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="event.ics"',
  });
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined;
  const event = new ICAL.Event(component);
  expect({
    uid: event.uid,
    summary: event.summary,
    location: event.location,
    description: event.description,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    stamp: String(component?.getFirstPropertyValue('dtstamp')),
    url: component?.getFirstPropertyValue('url'),
  }).toEqual({
    uid: `${part('1')}-event@north.test`,
    summary: 'Question hour',
    location: EVENT.place,
    description: `${EVENT.description}\n\n${EVENT.link}`,
    start: EVENT.start,
    end: EVENT.end,
    stamp: NOON.toISOString().replace('.000', ''),
    url: `http://north.test:8080/learn/courses/${objectiveId}/view/content/1`,
  });
});

test('what is closed, is no event or is not theirs has no calendar file', async () => {
  const open = await meeting();
  const draft = await meeting({ state: 'draft' });
  const text = await meeting({ type: 'text', content: {} });
  const ben = await openLearner(server, BEN);
  const statuses = [
    await ada.get(`${draft.path}/event.ics`),
    await ada.get(`${text.path}/event.ics`),
    await ben.get(`${open.path}/event.ics`),
    await ada.get(`/users/me/objective-workflows/${open.id}/activity/${randomUUID()}/event.ics`),
    await ada.get(`/users/me/objective-workflows/${open.id}/activity/x/event.ics`),
    await server.ask(`/api/lms/v1${open.path}/event.ics`),
  ].map(({ status }) => status);
  expect(statuses).toEqual([409, 404, 404, 404, 404, 401]);
});

test('[4.2] an event that begins and ends at once has no end in the file', async () => {
  const event = { ...EVENT, end: EVENT.start };
  const { path } = await meeting({ content: { details: { event } } });
  const { text } = await ada.get(`${path}/event.ics`);
  expect(text).toContain('DTSTART:20260309T150000Z');
  expect(text).not.toContain('DTEND');
});
