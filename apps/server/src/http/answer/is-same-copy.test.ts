import { expect, test } from 'vitest';
import { isSameCopy } from './is-same-copy';

test.each([
  [undefined, false],
  ['', false],
  ['"a"', true],
  ['"b"', false],
  ['a', false],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b",W/"a" , "c"', true],
  ['"b, a", "c"', false],
  ['*', true],
  [' * ', true],
  ['"*"', false],
])('[2.12] of what has the tag "a", %s asks for another copy, or does not: %s', (asked, isSame) => {
  expect(isSameCopy(asked, '"a"')).toBe(isSame);
  expect(isSameCopy(asked, 'W/"a"')).toBe(isSame);
});
