import { expect, test } from 'vitest';
import { sortName } from './sort-name';

test('reading 13: names are sorted without regard to case, accents and surrounding space', () => {
  const names = ['Zebra', 'école', 'Apfel', ' ärger', 'Éclair', 'apfel 2'];
  const sorted = names.toSorted((one, other) => (sortName(one) < sortName(other) ? -1 : 1));
  expect(sorted).toEqual(['Apfel', 'apfel 2', ' ärger', 'Éclair', 'école', 'Zebra']);
});
