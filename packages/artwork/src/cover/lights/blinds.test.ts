import { expect, test } from 'vitest';
import { GREATEST, givenNumbers } from '../given-numbers.builder';
import { box } from '../path-data';
import { blinds } from './blinds';

test.each<[string, number, { seen: string[]; slats: number[]; width: number }]>([
  [
    'a small disc behind narrow slats',
    0,
    {
      seen: [
        'M56 72A56 56 0 0163 45V99A56 56 0 0156 72z',
        'M66 40A56 56 0 0179 27V117A56 56 0 0166 104z',
        'M82 25A56 56 0 0195 19V125A56 56 0 0182 119z',
        'M98 18A56 56 0 01111 16V128A56 56 0 0198 126z',
        'M114 16A56 56 0 01127 18V126A56 56 0 01114 128z',
        'M130 19A56 56 0 01143 25V119A56 56 0 01130 125z',
        'M146 28A56 56 0 01159 42V102A56 56 0 01146 116z',
        'M162 47A56 56 0 01168 72V72A56 56 0 01162 97z',
      ],
      slats: [16, 48, 80, 112, 144, 176, 208, 240, 272, 304],
      width: 16,
    },
  ],
  [
    'a great disc behind wide slats',
    GREATEST,
    {
      seen: [
        'M122 126A86 86 0 01159 55V197A86 86 0 01122 126z',
        'M162 53A86 86 0 01199 40V212A86 86 0 01162 199z',
        'M202 40A86 86 0 01239 46V206A86 86 0 01202 212z',
        'M242 47A86 86 0 01279 77V175A86 86 0 01242 205z',
        'M282 82A86 86 0 01294 126V126A86 86 0 01282 170z',
      ],
      slats: [40, 120, 200, 280],
      width: 40,
    },
  ],
])('[9.14] %s: every second slat is seen', (_title, number, { seen, slats, width }) => {
  const { panes, back, drawnAs } = blinds(() => number);
  expect(panes.map(({ path }) => path)).toEqual(seen);
  expect(back).toBe(slats.map((x) => box(x, 0, width, 180)).join(''));
  expect(drawnAs).toBe('shapes');
});

/** Where the centre of the disc is, as the number that puts it there. */
const centreAt = (x: number) => (x / 320 - 0.35) / 0.3;

test.each([
  ['two units wide is drawn', 124, 8],
  ['one unit wide is not', 123, 7],
])('[9.14] what is seen through the last slat and is %s', (_title, centre, count) => {
  expect(blinds(givenNumbers(0, centreAt(centre))).panes).toHaveLength(count);
});

test('[9.14] each slat has a shade of its own', () => {
  const { panes } = blinds(givenNumbers(0, 0, 0, 0, 0.9, 0.5));
  expect(panes.slice(0, 3).map(({ lit }) => lit)).toEqual([2, 1, 0]);
});
