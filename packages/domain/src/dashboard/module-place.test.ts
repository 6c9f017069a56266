import { expect, test } from 'vitest';
import { modulePlace } from './module-place';

test.each([
  ['in the second', '2.3', { number: 2, total: 3 }],
  ['deeper', '4.1.2', { number: 3, total: 3 }],
  ['not in any', '2', null],
  ['in one that is not shown', '3.1', null],
] as const)('[4.28] the module of a lesson: %s', (_, axis, place) => {
  expect(modulePlace(axis, ['1', '2', '4'])).toEqual(place);
});
