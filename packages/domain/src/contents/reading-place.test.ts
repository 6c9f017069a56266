import { expect, test } from 'vitest';
import { anchorOf, placeOfAnchor, readingPlace, readShare } from './reading-place';

const BLOCKS = [
  { top: 100, height: 200 },
  { top: 320, height: 100 },
  { top: 440, height: 0 },
];

test.each([
  ['above the text there is no place', 99, null],
  ['at the very top of a block it has just begun', 100, { block: 0, gone: 0 }],
  ['in its middle half is gone by', 200, { block: 0, gone: 0.5 }],
  ['between two blocks the upper one is gone by', 310, { block: 0, gone: 1 }],
  ['the next block begins', 320, { block: 1, gone: 0 }],
  ['a block without height is one place', 900, { block: 2, gone: 0 }],
])('[2.8] the place in a text: %s', (_, at, place) => {
  expect(readingPlace(BLOCKS, at)).toEqual(place);
});

test('[2.8] an anchor names the place that it was made of', () => {
  expect(placeOfAnchor(anchorOf({ block: 12, gone: 0.352 }))).toEqual({ block: 12, gone: 0.35 });
  expect(anchorOf({ block: 0, gone: 1.4 })).toBe('0:1.00');
  expect(placeOfAnchor('3:1')).toEqual({ block: 3, gone: 1 });
});

test.each([undefined, '', 'section-2', '1', '-1:0', '1:2', '1:0.5:3', '9999999:0'])(
  '[2.8] an anchor that is not ours (%s) names no place',
  (anchor) => {
    expect(placeOfAnchor(anchor)).toBeNull();
  },
);

test.each([
  ['nothing while it is below the window', 50, 0],
  ['half of it', 200, 0.5],
  ['all of it at its end', 300, 1],
  ['no more than all', 900, 1],
])('[4.9] of a text the reader has seen: %s', (_, lowest, share) => {
  expect(readShare({ top: 100, height: 200 }, lowest)).toBe(share);
});

test('[4.9] an empty text is seen at once', () => {
  expect(readShare({ top: 100, height: 0 }, 0)).toBe(1);
});
