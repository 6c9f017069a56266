import { expect, test } from 'vitest';
import { actionBar } from './action-bar';

test.each([
  [[], [], []],
  [['a'], ['a'], []],
  [['a', 'b'], ['a', 'b'], []],
  [
    ['a', 'b', 'c', 'd'],
    ['a', 'b'],
    ['c', 'd'],
  ],
])('[9.14] of %j the bar shows %j, the rest is %j', (actions, shown, more) => {
  expect(actionBar(actions)).toEqual({ shown, more });
});

test('[9.14] another limit can be set', () => {
  expect(actionBar(['a', 'b'], 1)).toEqual({ shown: ['a'], more: ['b'] });
});
