import { expect, test } from 'vitest';
import { blockingEnded, blockingStarted } from './blocking-operations';

test.each([
  [0, 1, 0],
  [1, 2, 0],
  [2, 3, 1],
])('[5.2] from %i: one starts %i, one ends %i', (count, started, ended) => {
  expect(blockingStarted(count)).toBe(started);
  expect(blockingEnded(count)).toBe(ended);
});
