import { expect, test } from 'vitest';
import { galleryMove, galleryPosition } from './gallery';

test.each([
  [0, 3, 0, 1],
  [1, 3, 0, 2],
  [2, 3, 1, 2],
  [0, 1, 0, 0],
  [0, 0, 0, 0],
  [5, 3, 2, 2],
])('[5.2] at picture %i of %i: previous %i, next %i', (position, count, previous, next) => {
  expect(galleryPosition(position, 'previous', count)).toBe(previous);
  expect(galleryPosition(position, 'next', count)).toBe(next);
});

test.each([
  ['ArrowLeft', 'previous', 'next'],
  ['ArrowRight', 'next', 'previous'],
  ['Escape', 'close', 'close'],
  ['Enter', null, null],
])('[2.33] key %s: %s, right to left %s', (key, ltr, rtl) => {
  expect(galleryMove(key, 'ltr')).toBe(ltr);
  expect(galleryMove(key, 'rtl')).toBe(rtl);
});
