import { expect, test } from 'vitest';
import { givenNumbers } from './given-numbers.builder';
import { shuffled } from './shuffled';

test('[9.14] each stands where its number puts it, and the list itself stays', () => {
  const list = ['a', 'b', 'c', 'd'];
  expect(shuffled(list, givenNumbers(0.7, 0.1, 0.9, 0.3))).toEqual(['b', 'd', 'a', 'c']);
  expect(list).toEqual(['a', 'b', 'c', 'd']);
});
