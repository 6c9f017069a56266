import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { numberField } from './number-field';

const points = numberField(z.gte(0), z.lte(100));

test.each([
  [7, 7],
  ['7.5', 7.5],
  [' 8 ', 8],
  ['0', 0],
])('%j is a number', (given, number) => {
  expect(z.parse(points, given)).toBe(number);
});

test.each(['', '  ', 'seven', null, undefined, true, [], '101', -1])(
  '%j is none, or not one of these',
  (given) => {
    expect(z.safeParse(points, given).success).toBe(false);
  },
);
