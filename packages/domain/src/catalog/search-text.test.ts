import { expect, test } from 'vitest';
import { requestedSearch, typedSearch } from './search-text';

test.each([
  ['', '', ''],
  ['Risk', 'risk', 'risk'],
  ['  Risk', 'risk', 'risk'],
  ['Risk ', 'risk ', 'risk'],
  ['\t Risk  Theory \n', 'risk  theory \n', 'risk  theory'],
  ['   ', '', ''],
  ['ÄRGER', 'ärger', 'ärger'],
])('[5.12] reading 57: %j is kept as %j and asked for as %j', (text, typed, requested) => {
  expect(typedSearch(text)).toBe(typed);
  expect(requestedSearch(text)).toBe(requested);
});

test('[5.12] what no name can hold is not asked for', () => {
  expect(requestedSearch('ri\0sk \ud800')).toBe('risk');
});

test('[5.12] ten thousand characters are cut to what an address can carry, whole characters only', () => {
  expect(requestedSearch('𝕊'.repeat(10_000))).toBe('𝕊'.repeat(200));
  expect(requestedSearch(`${'a'.repeat(199)} b`)).toBe('a'.repeat(199));
});
