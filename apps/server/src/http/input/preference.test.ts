import { expect, test } from 'vitest';
import { preferenceOf } from './preference';

test.each([
  ['respond-sync', 'respond-sync'],
  ['respond-async', 'respond-async'],
  ['Respond-Sync', 'respond-sync'],
  ['respond-async, wait=10', 'respond-async'],
  ['return=minimal, respond-sync', 'respond-sync'],
  ['respond-sync;foo=bar', 'respond-sync'],
  ['respond-async, respond-sync', 'respond-async'],
  ['no-respond-sync', null],
  ['', null],
  [undefined, null],
  [['return=minimal', 'respond-sync'], 'respond-sync'],
])('[7.1] Prefer %j is %s', (header, expected) => {
  expect(preferenceOf(header)).toBe(expected);
});
