import { expect, test } from 'vitest';
import { notAfter, notBefore } from './not-before';

const at = (second: number) => new Date(Date.UTC(2026, 2, 1, 12, 0, second));

test.each([
  ['nothing came first', [], at(10)],
  ['it began before', [at(9)], at(10)],
  ['it began at the same moment', [at(10)], at(10)],
  ['it began later', [at(11)], at(11)],
  ['it was never handed in', [at(9), null], at(10)],
  ['it was handed in last of all', [at(9), at(12)], at(12)],
  ['it began after it was handed in', [at(12), at(11)], at(12)],
])('[3.5] an end is not before a beginning: %s', (_name, earlier, end) => {
  expect(notBefore(at(10), ...earlier)).toEqual(end);
});

test.each([
  ['told of a moment that is past', at(9), at(9)],
  ['told of this moment', at(10), at(10)],
  ['told by a clock that runs ahead', at(11), at(10)],
])('[7.12] nothing was later than now: %s', (_name, told, expected) => {
  expect(notAfter(told, at(10))).toEqual(expected);
});
