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

function drawnOf(count: number, replacesOthers: boolean) {
  const limits: number[] = [];
  const { result } = renderHook(() => {
    const cards = useDrawnCards(count, replacesOthers);
    limits.push(Math.min(cards.limit, count));
    return cards;
  });
  return { limits, cards: () => result.current };
}

test('who comes to a list, or back to it, finds all its cards', () => {
  const { limits } = drawnOf(200, false);
  act(() => void vi.runAllTimers());
  expect(limits).toEqual([200]);
});

test('other results come a few at a time, until the first page is there', () => {
  const { limits } = drawnOf(120, true);
  for (let frame = 0; frame < 10; frame += 1) act(() => void vi.advanceTimersToNextFrame());
  expect(limits).toEqual([5, 10, 15, 20]);
});

test('results that are still coming go on coming while somebody types', () => {
  const { limits, cards } = drawnOf(120, true);
  act(() => cards().letGo());
  for (let frame = 0; frame < 10; frame += 1) act(() => void vi.advanceTimersToNextFrame());
  expect(limits).toEqual([5, 10, 15, 20]);
});

test('while other results are on their way, the cards far below go a few at a time', () => {
  const { limits, cards } = drawnOf(55, false);
  act(() => cards().letGo());
  act(() => cards().letGo());
  for (let step = 0; step < 10; step += 1) act(() => void vi.advanceTimersToNextTimer());
  expect(limits).toEqual([55, 45, 35, 25]);
  act(() => cards().showMore());
  expect(limits.at(-1)).toBe(45);
});

test('cards that somebody has scrolled down to stay, and so do those of a page that is hardly longer than the window', () => {
  vi.stubGlobal('scrollY', 900);
  const scrolled = drawnOf(200, false);
  act(() => scrolled.cards().letGo());
  act(() => void vi.runAllTimers());
  expect(scrolled.limits).toEqual([200]);
  vi.unstubAllGlobals();

  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 1);
  const short = drawnOf(200, false);
  act(() => short.cards().letGo());
  act(() => void vi.runAllTimers());
  expect(short.limits).toEqual([200]);
});
