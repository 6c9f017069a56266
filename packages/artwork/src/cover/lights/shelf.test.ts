import { expect, test } from 'vitest';
import { GREATEST, givenNumbers } from '../given-numbers.builder';
import { box } from '../path-data';
import { shelf } from './shelf';

type Books = { places: number[]; width: number; height: number; last: [x: number, width: number] };

test.each<[string, number, number[], Books]>([
  [
    'one shelf of thin and low books',
    0,
    [172],
    { places: Array.from({ length: 21 }, (_, book) => 8 + 14 * book), width: 12, height: 87, last: [302, 8] },
  ],
  [
    'two shelves',
    0.5,
    [86, 172],
    { places: Array.from({ length: 13 }, (_, book) => 8 + 23 * book), width: 21, height: 60, last: [307, 3] },
  ],
  [
    'three shelves of stout and tall books',
    GREATEST,
    [57, 115, 172],
    { places: [8, 53, 98, 143, 188, 233], width: 43, height: 52, last: [278, 32] },
  ],
])('[9.14] %s, the last as wide as there is room', (_title, number, floors, books) => {
  const { places, width, height, last } = books;
  const { panes, back, drawnAs } = shelf(() => number);
  expect(panes.map(({ path }) => path)).toEqual(
    floors.flatMap((floor) => [
      ...places.map((x) => box(x, floor - height, width, height)),
      box(last[0], floor - height, last[1], height),
    ]),
  );
  expect(back).toBe(floors.map((floor) => box(0, floor, 320, 4)).join(''));
  expect(drawnAs).toBe('shapes');
});

test('[9.14] thin books stand on two shelves as well', () => {
  const { panes } = shelf(givenNumbers(0.25));
  expect(panes[0]?.path).toBe(box(8, 43, 7, 43));
});

test('[9.14] each book has its width, its height and its shade', () => {
  const { panes } = shelf(givenNumbers(0, 0.2, 1, 0.9, 0, 0, 0.5));
  expect(panes.slice(0, 3)).toEqual([
    { path: box(8, 17, 16, 155), lit: 2, unlit: 2 },
    { path: box(26, 85, 12, 87), lit: 1, unlit: 1 },
    { path: box(40, 85, 12, 87), lit: 0, unlit: 0 },
  ]);
});

test.each([
  ['ends five units from the edge, one more is squeezed in', 19, box(307, 85, 3, 87)],
  ['ends four units from the edge, it is the last', 20, box(294, 85, 12, 87)],
])('[9.14] where a book %s', (_title, widthOfFirst, last) => {
  const first = (widthOfFirst / 14 - 1) / 1.5;
  expect(shelf(givenNumbers(0, first)).panes.at(-1)?.path).toBe(last);
});
