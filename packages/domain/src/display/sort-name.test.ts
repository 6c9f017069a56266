import { expect, test } from 'vitest';
import { sortName } from './sort-name';

test('reading 13: the key of a name has neither case, accents nor space around it', () => {
  expect(sortName(' École à Zürich ')).toBe('ecole a zurich');
});

test('reading 13: names are sorted without regard to case, accents and surrounding space', () => {
  const names = ['Zebra', 'école', 'Apfel', ' ärger', 'Éclair', 'apfel 2'];
  const sorted = names.toSorted((one, other) => (sortName(one) < sortName(other) ? -1 : 1));
  expect(sorted).toEqual(['Apfel', 'apfel 2', ' ärger', 'Éclair', 'école', 'Zebra']);
});
