import { expect, test } from 'vitest';
import { GREATEST, givenNumbers } from '../given-numbers.builder';
import { circle } from '../path-data';
import { lamp } from './lamp';

const RADII = [7, 25, 43, 61, 79, 97, 115, 133, 151, 169, 187, 205];

test.each<[string, number[], number, number]>([
  ['at the start, high', [0, 0, 0], 96, 4],
  ['in the middle', [0.5, 0.5, 0.5], 160, 85],
  ['at the end, low', [GREATEST, GREATEST, GREATEST], 224, 170],
])('[9.14] twelve rings of one width around a heart %s', (_where, numbers, x, y) => {
  const { panes, back, drawnAs } = lamp(givenNumbers(...numbers));
  expect(panes.map(({ path }) => path)).toEqual(RADII.map((radius) => circle(x, y, radius)));
  expect({ back, drawnAs }).toEqual({ back: '', drawnAs: 'bands' });
});

test('[9.14] the rings are brightest at the heart', () => {
  expect(lamp(() => 0).panes.map(({ lit }) => lit)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
});
