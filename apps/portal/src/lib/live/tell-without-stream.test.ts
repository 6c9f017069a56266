import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LiveNews, onLiveNews, tellLiveNews } from './live-news';
import { tellWithoutStream, UNTOLD_MS } from './tell-without-stream';

const BEAT_MS = 15_000;
let heard: string[];
let ends: Array<() => void>;

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  ends = [onLiveNews(({ kind }: LiveNews) => heard.push(kind)), tellWithoutStream()];
});
afterEach(() => {
  for (const end of ends) end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('while a stream beats, nothing is asked for beside it', () => {
  for (let beat = 0; beat < 10; beat += 1) {
    vi.advanceTimersByTime(BEAT_MS);
    tellLiveNews({ kind: 'alive', isNew: false });
  }
  expect(heard).not.toContain('untold');
});

test('without one, whatever is shown is asked for again and again', () => {
  vi.advanceTimersByTime(UNTOLD_MS - 1);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1 + 2 * UNTOLD_MS);
  expect(heard).toEqual(['untold', 'untold', 'untold']);
});

test('not while nobody looks', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.advanceTimersByTime(5 * UNTOLD_MS);
  expect(heard).toEqual([]);
  visibility.mockReturnValue('visible');
  vi.advanceTimersByTime(UNTOLD_MS);
  expect(heard).toEqual(['untold']);
});
