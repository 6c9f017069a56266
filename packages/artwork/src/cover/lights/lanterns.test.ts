import { expect, test } from 'vitest';
import { GREATEST, givenNumbers } from '../given-numbers.builder';
import { box, capsule } from '../path-data';
import { lanterns } from './lanterns';

type Strings = { at: number[]; down: number[]; width: number; height: number; end: number };

test.each<[string, number, Strings]>([
  [
    'five strings of small ones',
    0,
    { at: [32, 96, 160, 224, 288], down: [6, 46, 86], width: 20, height: 28, end: 126 },
  ],
  [
    'seven strings, down to their end',
    0.5,
    { at: [23, 69, 114, 160, 206, 251, 297], down: [21, 77, 133], width: 24, height: 34, end: 174 },
  ],
  [
    'eight strings of great round ones',
    GREATEST,
    { at: [20, 60, 100, 140, 180, 220, 260, 300], down: [36, 96], width: 28, height: 28, end: 156 },
  ],
])('[9.14] %s', (_title, number, { at, down, width, height, end }) => {
  const { panes, back, drawnAs } = lanterns(() => number);
  expect(panes.map(({ path }) => path)).toEqual(
    at.flatMap((x) => down.map((y) => capsule(x - width / 2, y, width, height))),
  );
  expect(back).toBe(at.map((x) => box(x - 1, 0, 2, end)).join(''));
  expect(drawnAs).toBe('shapes');
});

/** A lantern as high as it is wide, and how far below it the next one hangs. */
const round = (width: number, gap: number) => [(width - 20) / 10, 0.9, 0, (gap - 12) / 20];

/** How many of this width hang on the first of five strings. */
function hungFirst(width: number, numbers: readonly number[]): number {
  const { panes } = lanterns(givenNumbers(0, ...numbers));
  return panes.filter(({ path }) => path.startsWith(`M${32 - width / 2} `)).length;
}

test.each<[string, number, number]>([
  ['three', 0.7, 3],
  ['four, where the numbers want more', 0.71, 4],
])('[9.14] on a string hang %s', (_title, wanted, count) => {
  const small = round(20, 12);
  expect(hungFirst(20, [wanted, 0, ...small, ...small, ...small, ...small])).toBe(count);
});

test.each<[string, number, number]>([
  ['one that ends at the floor hangs', 25, 3],
  ['one that would end below the floor does not', 26, 2],
])('[9.14] %s', (_title, gap, count) => {
  const [first, next] = [round(28, gap), round(28, 25)];
  expect(hungFirst(28, [0, GREATEST, ...first, ...next, ...next])).toBe(count);
});

test('[9.14] they light up in any order, each in a shade of its own', () => {
  const lantern = (shade: number) => [0, 0, shade, 0];
  const strings = [0, 0, ...lantern(0.9), ...lantern(0.5), ...Array.from({ length: 60 }, () => 0)];
  const { panes } = lanterns(givenNumbers(0, ...strings, 0.2, 0.1));
  expect(panes.slice(-2)).toEqual([
    { path: capsule(22, 46, 20, 28), lit: 1, unlit: 1 },
    { path: capsule(22, 6, 20, 28), lit: 2, unlit: 2 },
  ]);
});
