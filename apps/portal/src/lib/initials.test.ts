import { expect, test } from 'vitest';
import { initialsOf } from './initials';

test.each([
  ['Ada', 'Lindqvist', 'AL'],
  ['نور', 'الهاشمي', 'نا'],
  ['', 'Wei', 'W'],
  ['👩‍🚀 Sally', 'Ride', '👩‍🚀R'],
  ['e\u0301lodie', 'Roux', 'e\u0301R'],
])('of %s %s: %s, whole characters as a reader sees them', (first_name, last_name, initials) => {
  expect(initialsOf({ first_name, last_name })).toBe(initials);
});
