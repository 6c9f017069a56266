import { expect, test } from 'vitest';
import { wantedBytes } from './byte-range';

test.each<[string | undefined, unknown]>([
  [undefined, 'all'],
  ['', 'all'],
  ['bytes=0-99', [0, 99]],
  ['bytes=0-0', [0, 0]],
  ['bytes=10-19', [10, 19]],
  ['bytes=90-', [90, 99]],
  ['bytes=0-', [0, 99]],
  ['bytes=90-500', [90, 99]],
  ['bytes=-1', [99, 99]],
  ['bytes=-500', [0, 99]],
  ['bytes=99-', [99, 99]],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', 'all'],
  ['bytes=0-1,5-6', 'all'],
  ['bytes=-', 'all'],
  ['bytes=a-b', 'all'],
  ['pages=1-2', 'all'],
  ['bytes=99999999999999999999-', 'all'],
])('of a hundred bytes, %s asks for %s', (header, expected) => {
  const wanted = wantedBytes(header, 100);
  const { kind } = wanted;
  expect(kind === 'part' ? [wanted.range.start, wanted.range.end] : kind).toEqual(expected);
});

test('of nothing, no part can be had', () => {
  expect(wantedBytes('bytes=0-', 0)).toEqual({ kind: 'unsatisfiable' });
  expect(wantedBytes('bytes=-5', 0)).toEqual({ kind: 'unsatisfiable' });
});
