import { expect, test } from 'vitest';
import { shownAxis } from './shown-axis';

test.each([
  ['1', '1'],
  ['2.10', '2.10'],
  ['1.2.3.4.5.6', '1.2.3.4.5.6'],
  ['1.2.3.4.5.6.7', '…5.6.7'],
  [`${'2.'.repeat(48)}1`, '…2.2.1'],
])('[2.29] %s stands in front of a name as %s', (axis, shown) => {
  expect(shownAxis(axis)).toBe(shown);
});
