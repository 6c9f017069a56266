import { expect, test } from 'vitest';
import { requestedSearch } from './search-text';

test.each([
  ['', ''],
  ['Risk', 'risk'],
  ['  Risk', 'risk'],
  ['Risk ', 'risk'],
  ['\t Risk  Theory \n', 'risk  theory'],
  ['   ', ''],
  ['ÄRGER', 'ärger'],
])('[5.12] reading 57: %j is asked for as %j', (text, requested) => {
  expect(requestedSearch(text)).toBe(requested);
});

test('[5.12] what no name can hold is not asked for', () => {
  expect(requestedSearch('ri\0sk \ud800')).toBe('risk');
});

test('[5.12] ten thousand characters are cut to what an address can carry, whole characters only', () => {
  expect(requestedSearch('𝕊'.repeat(10_000))).toBe('𝕊'.repeat(200));
  expect(requestedSearch(`${'a'.repeat(199)} b`)).toBe('a'.repeat(199));
});
