import { beforeEach, expect, test, vi } from 'vitest';
import { currentSessionId, deviceId, trackSession } from './session-record';

const START = new Date('2026-03-10T12:00:00Z');
let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: START, toFake: ['Date'] });
  return () => {
    stop();
    vi.useRealTimers();
  };
});

function after(ms: number) {
  vi.setSystemTime(START.getTime() + ms);
}

function record(): { id: string; userId: string; lastActivityDate: string } {
  return JSON.parse(localStorage.getItem('session') ?? 'null') as ReturnType<typeof record>; // as it was written
}

const HOUR_MS = 3_600_000;

test('[3.23] the device keeps its id for good', () => {
  const first = deviceId();
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(deviceId()).toBe(first);
  expect(localStorage.getItem('deviceId')).toBe(first);
});

test('[3.23] a session record says who was last active when, and every call carries its id', () => {
  stop = trackSession('ada', null);
  expect(record()).toMatchObject({ userId: 'ada', lastActivityDate: '2026-03-10T12:00:00.000Z' });
  expect(currentSessionId()).toBe(record().id);
});

test.each(['scroll', 'keydown', 'click'])('[9.1] a %s counts as activity', (name) => {
  stop = trackSession('ada', null);
  after(5000);
  document.body.dispatchEvent(new Event(name, { bubbles: true }));
  expect(record().lastActivityDate).toBe('2026-03-10T12:00:05.000Z');
});

test('[9.1] activity counts at most once in 100 ms', () => {
  stop = trackSession('ada', null);
  after(99);
  document.body.click();
  expect(record().lastActivityDate).toBe('2026-03-10T12:00:00.000Z');
  after(100);
  document.body.click();
  expect(record().lastActivityDate).toBe('2026-03-10T12:00:00.100Z');
});

test('[9.1] after two hours without activity a new session begins, not a moment sooner', () => {
  stop = trackSession('ada', null);
  const { id } = record();
  after(2 * HOUR_MS);
  document.body.click();
  expect(record().id).toBe(id);
  after(4 * HOUR_MS + 1);
  document.body.click();
  expect(record().id).not.toBe(id);
});

test('[9.1] the tenant may set another limit (reading 42)', () => {
  stop = trackSession('ada', 60);
  const { id } = record();
  after(60_001);
  document.body.click();
  expect(record().id).not.toBe(id);
});

test('[9.1] another person begins a session of their own', () => {
  stop = trackSession('ada', null);
  const { id } = record();
  stop();
  stop = trackSession('noor', null);
  expect(record()).toMatchObject({ userId: 'noor' });
  expect(record().id).not.toBe(id);
});

test('once stopped, nothing counts', () => {
  trackSession('ada', null)();
  after(5000);
  document.body.click();
  expect(record().lastActivityDate).toBe('2026-03-10T12:00:00.000Z');
});

test.each(['', 'null', '{"id":1}', '{"id":"x","userId":"ada","lastActivityDate":"never"}', '{'])(
  'a record that cannot be read (%s) is begun anew',
  (text) => {
    localStorage.setItem('session', text);
    stop = trackSession('ada', null);
    expect(record().userId).toBe('ada');
  },
);

test('where the browser refuses storage, the page works without its memory', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  stop = trackSession('ada', null);
  expect(currentSessionId()).not.toBe('');
  expect(deviceId()).toMatch(/^[0-9a-f-]{36}$/);
  vi.restoreAllMocks();
});
