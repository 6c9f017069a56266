import { expect, test } from 'vitest';
import { box, capsule, circle, diamond } from './path-data';

test.each([
  ['a box', () => box(4, 6, 20, 30), 'M4 6h20v30h-20z'],
  [
    'a capsule, with its sides between two half circles',
    () => capsule(4, 6, 20, 28),
    'M4 16a10 10 0 0120 0v8a10 10 0 01-20 0z',
  ],
  [
    'a capsule as high as it is wide: a disc',
    () => capsule(4, 6, 20, 20),
    'M4 16a10 10 0 0120 0a10 10 0 01-20 0z',
  ],
  ['a diamond around its middle', () => diamond(100, 50, 23, 26), 'M100 24l23 26-23 26-23-26z'],
  ['a circle around its middle', () => circle(100, 50, 7), 'M93 50a7 7 0 1014 0 7 7 0 10-14 0z'],
])('[9.14] %s', (_shape, draw, drawn) => {
  expect(draw()).toBe(drawn);
});
