import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDrawnCards } from './use-drawn-cards';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(100_000);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const courses = (name: string, count: number) => ({
  key: name,
  items: Array.from({ length: count }, (_, place) => `${name} ${place}`),
});

function drawnOf(results: ReturnType<typeof courses>, comesAtOnce: boolean) {
  const counts: number[][] = [];
  const { result, rerender } = renderHook(
    (props) => {
      const cards = useDrawnCards(props, comesAtOnce);
      counts.push(cards.drawn.map(({ items }) => items.length));
      return cards;
    },
    { initialProps: results },
  );
  return { counts, cards: () => result.current, search: (next: typeof results) => rerender(next) };
}

const frames = (count: number) => {
  for (let frame = 0; frame < count; frame += 1) act(() => void vi.advanceTimersToNextFrame());
};

test('who comes to a list, or back to it, finds all its cards', () => {
  const { counts } = drawnOf(courses('all', 200), true);
  act(() => void vi.runAllTimers());
  expect(counts).toEqual([[200, 0]]);
});

test('where there were none, results come a few at a time, until the first page is there', () => {
  const { counts } = drawnOf(courses('sand', 120), false);
  frames(10);
  expect(counts.map(([come]) => come)).toEqual([3, 6, 9, 12, 15, 18, 21]);
});

test('results take the places of those before a few at a time, and none of those stays', () => {
  const { counts, cards, search } = drawnOf(courses('all', 40), true);
  search(courses('sand', 5));
  expect(counts.at(-1)).toEqual([3, 17]);
  expect(cards().drawn.map(({ key, items }) => [key, items[0]])).toEqual([
    ['sand', 'sand 0'],
    ['all', 'all 3'],
  ]);
  frames(10);
  expect(counts.slice(-6)).toEqual([
    [5, 14],
    [5, 11],
    [5, 8],
    [5, 5],
    [5, 2],
    [5, 0],
  ]);
});

test('results that are still coming go on coming while somebody types', () => {
  const { counts, cards } = drawnOf(courses('sand', 120), false);
  act(() => cards().letGo());
  frames(10);
  expect(counts.at(-1)).toEqual([21, 0]);
});

test('while other results are on their way, the cards far below go a few at a time', () => {
  const { counts, cards } = drawnOf(courses('all', 55), true);
  act(() => cards().letGo());
  act(() => cards().letGo());
  for (let step = 0; step < 10; step += 1) act(() => void vi.advanceTimersToNextTimer());
  expect(counts.map(([stay]) => stay)).toEqual([55, 43, 31]);
  act(() => cards().showMore());
  expect(cards().count).toBe(51);
});

test('once the other results are there, no card of theirs goes', () => {
  const { counts, cards, search } = drawnOf(courses('all', 55), true);
  act(() => cards().letGo());
  search(courses('sand', 20));
  frames(10);
  expect(counts.at(-1)).toEqual([20, 0]);
});

test('cards that somebody has scrolled down to stay, and so do those of a page that is hardly longer than the window', () => {
  vi.stubGlobal('scrollY', 900);
  const scrolled = drawnOf(courses('all', 200), true);
  act(() => scrolled.cards().letGo());
  act(() => void vi.runAllTimers());
  expect(scrolled.counts).toEqual([[200, 0]]);
  vi.unstubAllGlobals();

  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 1);
  const short = drawnOf(courses('all', 200), true);
  act(() => short.cards().letGo());
  act(() => void vi.runAllTimers());
  expect(short.counts).toEqual([[200, 0]]);
});
