import { expect, test } from 'vitest';
import { darkPanes } from './dark-panes';

test.each([
  ['nothing is missing', 0, 18, 0],
  ['two of eighteen are missing', 2, 18, 2],
  ['one of a hundred is missing', 1, 100, 1],
  ['a third is missing', 2, 6, 6],
  ['all of it is missing', 1, 1, 18],
  ['there is nothing', 0, 0, 0],
])('[4.16] dark panes when %s', (_case, missing, total, expected) => {
  expect(darkPanes(missing, total).size).toBe(expected);
});
