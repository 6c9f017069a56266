import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectLive, SILENCE_MS, type Told } from './live-connection';

/** The browser's own, as far as it is used; a test says what the server says. */
class TestSource extends EventTarget {
  static opened: TestSource[] = [];
  isClosed = false;
  constructor(readonly url: string) {
    super();
    TestSource.opened.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
  say(event: string, data: object = {}, id = ''): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data), lastEventId: id }));
  }
}

const MADE = new Date('2026-01-01T12:00:00Z');
const latest = () => TestSource.opened.at(-1) ?? new TestSource('none');
const urls = () => TestSource.opened.map(({ url }) => url);
const onSignedOut = vi.fn();
let told: Told[];
let close: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', TestSource);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  TestSource.opened = [];
  told = [];
  onSignedOut.mockReset();
  close = connectLive({ cursor: null, since: MADE, onTold: (one) => told.push(one), onSignedOut });
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what the server says is told, with the number to go on from', () => {
  latest().say('hello', {}, '7');
  latest().say('changed', { topic: 'attempts' }, '9');
  latest().say('beat', {}, '9');
  latest().say('reset', {}, '12');
  expect(told).toEqual([
    { news: { kind: 'alive', isNew: true }, cursor: 7 },
    { news: { kind: 'changed', topic: 'attempts' }, cursor: 9 },
    { news: { kind: 'alive', isNew: false }, cursor: 9 },
    { news: { kind: 'reset' }, cursor: 12 },
  ]);
});

test('a stream that is cut is opened again from its number, later each time that it fails', () => {
  latest().say('hello', {}, '7');
  latest().dispatchEvent(new Event('error'));
  expect(latest().isClosed).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(urls()).toEqual([
    `/api/lms/v1/users/me/live?since=${MADE.getTime()}`,
    '/api/lms/v1/users/me/live?after=7',
  ]);
  for (const ms of [2000, 4000, 8000]) {
    latest().dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(ms - 1);
    const before = urls().length;
    vi.advanceTimersByTime(1);
    expect(urls()).toHaveLength(before + 1);
  }
  vi.advanceTimersByTime(SILENCE_MS - 1);
  latest().say('hello', {}, '8');
  latest().dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(1000);
  expect(urls()).toHaveLength(6);
});

test('one that is silent is taken for dead', () => {
  latest().say('hello', {}, '7');
  vi.advanceTimersByTime(SILENCE_MS + 1000);
  expect(urls()).toHaveLength(2);
});

test('a server that stops says when to come back', () => {
  latest().say('moved', { pauseMs: 300 });
  latest().dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(299);
  expect(urls()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(urls()).toHaveLength(2);
});

test('without a connection it waits for one', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  latest().dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(3_600_000);
  expect(urls()).toHaveLength(1);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(urls()).toHaveLength(2);
});

test('who is signed out hears so, and it is not opened again', () => {
  latest().say('signed-out');
  expect(onSignedOut).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3_600_000);
  expect(urls()).toHaveLength(1);
});
