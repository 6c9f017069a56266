import { expect, test } from 'vitest';
import { GREATEST, givenNumbers } from '../given-numbers.builder';
import { box } from '../path-data';
import { windows } from './windows';

test.each<[string, number, { across: number[]; down: number[]; width: number; height: number }]>([
  [
    'five wide ones on three floors',
    0,
    { across: [4, 67, 130, 193, 256], down: [4, 62, 120], width: 59, height: 54 },
  ],
  [
    'nine narrow ones on five floors',
    GREATEST,
    {
      across: [13, 47, 81, 115, 149, 183, 217, 251, 285],
      down: [13, 46, 79, 112, 145],
      width: 22,
      height: 21,
    },
  ],
])('[9.14] %s', (_title, number, { across, down, width, height }) => {
  const { panes, back, drawnAs } = windows(() => number);
  expect(panes.map(({ path }) => path)).toEqual(
    down.flatMap((y) => across.map((x) => box(x, y, width, height))),
  );
  expect({ back, drawnAs }).toEqual({ back: '', drawnAs: 'shapes' });
});

test('[9.14] they light up in any order, each in a shade of its own', () => {
  const [look, order] = [
    [0, 0, 0, 0],
    [0.9, ...Array.from({ length: 14 }, () => 0.5)],
  ];
  const { panes } = windows(givenNumbers(...look, ...order, 0.5, 0.9));
  expect(panes.map(({ path }) => path).at(-1)).toBe(box(4, 4, 59, 54));
  expect(panes.slice(0, 3).map(({ lit }) => lit)).toEqual([1, 2, 0]);
});
