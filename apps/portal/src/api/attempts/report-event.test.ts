import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith, json } from '../../testing/network';
import { reportEvent, sendWaitingEvents, startEvents } from './report-event';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('deviceId', 'device-1');
  document.documentElement.lang = 'ar';
  startEvents('1.2.3');
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

test('[7.33] what happens within a second is sent in one call, with who and where', async () => {
  const asked = answerWith(json({ accepted: 2 }));
  reportEvent('objective_start', { objectiveId: 'algebra' });
  await vi.advanceTimersByTimeAsync(999);
  reportEvent('activity_start');
  expect(asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({
    address: '/api/events',
    method: 'POST',
    keepalive: true,
    body: {
      user: { deviceId: 'device-1', mobile_web: false, role: 'learner', locale: 'ar', app_version: '1.2.3' },
      events: [
        {
          name: 'objective_start',
          occurred: '2026-03-10T12:00:00.000Z',
          properties: { objectiveId: 'algebra' },
        },
        { name: 'activity_start', occurred: '2026-03-10T12:00:00.999Z', properties: {} },
      ],
    },
  });
});

test('[7.33] each event has an id of its own, by which one that comes twice is known', async () => {
  const asked = answerWith(json({ accepted: 2 }));
  reportEvent('activity_start');
  reportEvent('activity_start');
  sendWaitingEvents();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const events = asked.flatMap(({ body }) => (body as { events: Array<{ id: string }> }).events); // as sent
  expect(new Set(events.map(({ id }) => id)).size).toBe(2);
});

test('[7.33] a narrow window counts as mobile', async () => {
  const width = window.innerWidth;
  vi.stubGlobal('innerWidth', 969);
  const asked = answerWith(json({ accepted: 1 }));
  reportEvent('activity_start');
  sendWaitingEvents();
  await vi.waitFor(() => expect(asked[0]?.body).toMatchObject({ user: { mobile_web: true } }));
  vi.stubGlobal('innerWidth', width);
});

test('more than one call takes go in several', async () => {
  const asked = answerWith(json({ accepted: 50 }));
  for (let event = 0; event < 51; event += 1) reportEvent('my_courses_search');
  sendWaitingEvents();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ body }) => (body as { events: unknown[] }).events.length)).toEqual([50, 1]); // as sent
});

test('a page that is hidden, which may be its end, sends what waits', async () => {
  const asked = answerWith(json({ accepted: 1 }));
  reportEvent('activity_start');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
});

test('with nothing to tell, nothing is sent', () => {
  const asked = answerWith(json({}));
  sendWaitingEvents();
  expect(asked).toHaveLength(0);
});

test('an event that cannot be sent is let go', async () => {
  const asked = answerWith(new TypeError('Failed to fetch'), json({ accepted: 1 }));
  reportEvent('activity_start');
  sendWaitingEvents();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  reportEvent('objective_start');
  sendWaitingEvents();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.body).toMatchObject({ events: [{ name: 'objective_start' }] });
});
