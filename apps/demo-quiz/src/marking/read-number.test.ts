import { expect, test } from 'vitest';
import { readNumber } from './read-number';

test.each([
  ['12', 12],
  [' 12.5 ', 12.5],
  ['12,5', 12.5],
  ['-3', -3],
  ['−3', -3],
  ['+4', 4],
  ['.5', 0.5],
  ['1,500', 1500],
  ['1.500', 1500],
  ['0.125', 0.125],
  ['1 500', 1500],
  ['1 500 000,25', 1_500_000.25],
  ["1'500", 1500],
  ['١٢٫٥', 12.5],
  ['۱۲', 12],
  ['', null],
  ['twelve', null],
  ['12 kg', null],
  ['1e3', null],
  ['1,2,3', null],
  ['Infinity', null],
])('"%s" is read as %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});
