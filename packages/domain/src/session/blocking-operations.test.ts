import { expect, test } from 'vitest';
import { LOADER_FADE_MS, TOAST_DURATION_MS } from '../limits';
import { blockingEnded, blockingStarted, isSpinnerShown } from './blocking-operations';

test.each([
  [0, 1, 0],
  [1, 2, 0],
  [2, 3, 1],
])('[5.2] from %i: one starts %i, one ends %i', (count, started, ended) => {
  expect(blockingStarted(count)).toBe(started);
  expect(blockingEnded(count)).toBe(ended);
});

test.each([
  [0, 1000, false],
  [1, 0, false],
  [1, 299, false],
  [1, 300, true],
  [2, 301, true],
])('[9.2] %i operations, blocked for %i ms: spinner %s', (count, blockedForMs, isShown) => {
  expect(isSpinnerShown(count, blockedForMs)).toBe(isShown);
});

test('[9.2] toasts stay for seven seconds, the loader fades in a fifth of one', () => {
  expect([TOAST_DURATION_MS, LOADER_FADE_MS]).toEqual([7000, 200]);
});
