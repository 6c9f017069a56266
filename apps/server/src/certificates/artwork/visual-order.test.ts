import { expect, test } from 'vitest';
import { visualOrder } from './visual-order';

test.each([
  ['Ada Lindqvist', 'ltr', 'Ada Lindqvist'],
  ['أب جد', 'rtl', 'دج بأ'],
  ['أب جد', 'ltr', 'دج بأ'],
  ['4 أب 2026', 'rtl', '2026 بأ 4'],
  ['46 من 50', 'rtl', '50 نم 46'],
  ['Lantern أب', 'ltr', 'Lantern بأ'],
] as const)('[1.7] %s, %s', (line, direction, shown) => {
  expect(visualOrder(line, direction)).toBe(shown);
});
