import { expect, test } from 'vitest';
import { isSameName } from './is-same-name';

test.each([
  ['Sea', 'Sea', true],
  ['Sea', 'SEA', true],
  ['Équipe', 'éQUIPE', true],
  ['Sea', 'Seas', false],
  ['Equipe', 'Équipe', false],
])('%s and %s are one name: %s', (one, other, expected) => {
  expect(isSameName(one, other)).toBe(expected);
});
