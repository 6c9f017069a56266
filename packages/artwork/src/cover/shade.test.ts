import { expect, test } from 'vitest';
import { GREATEST } from './given-numbers.builder';
import type { Shade } from './light';
import { anyShade, gradedShade } from './shade';

test.each<[number, Shade]>([
  [0, 0],
  [0.33, 0],
  [1 / 3, 1],
  [0.66, 1],
  [2 / 3, 2],
  [GREATEST, 2],
])('[9.14] %f is shade %i, lit and unlit', (number, shade) => {
  expect(anyShade(() => number)).toEqual({ lit: shade, unlit: shade });
});

test.each<[string, number, Shade, Shade]>([
  ['the heart', 0, 0, 2],
  ['the last of the bright', 9, 0, 2],
  ['the first of the warm', 10, 1, 1],
  ['the last of the warm', 19, 1, 1],
  ['the first of the deep', 20, 2, 0],
  ['the furthest', 33, 2, 0],
])('[9.14] of 34 panes, %s: bright when lit, pale when not', (_place, index, lit, unlit) => {
  expect(gradedShade(index, 34)).toEqual({ lit, unlit });
});
