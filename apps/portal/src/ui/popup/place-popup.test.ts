import { expect, test } from 'vitest';
import { type Placement, placePopup } from './place-popup';

const viewport = { inlineSize: 1000, blockSize: 600 };
const popup = { inlineSize: 200, blockSize: 100 };

function place(inlineStart: number, blockStart: number, placement: Placement) {
  const anchor = { inlineStart, blockStart, inlineSize: 80, blockSize: 40 };
  return placePopup({ anchor, popup, viewport, placement, gap: 6 });
}

test.each<[string, [number, number, Placement], { inlineStart: number; blockStart: number }]>([
  [
    'below, starts meet',
    [300, 200, { side: 'below', align: 'start' }],
    { inlineStart: 300, blockStart: 246 },
  ],
  ['below, ends meet', [300, 200, { side: 'below', align: 'end' }], { inlineStart: 180, blockStart: 246 }],
  [
    'below, centres meet',
    [300, 200, { side: 'below', align: 'center' }],
    { inlineStart: 240, blockStart: 246 },
  ],
  ['above', [300, 200, { side: 'above', align: 'start' }], { inlineStart: 300, blockStart: 94 }],
  [
    'no room below: above',
    [300, 540, { side: 'below', align: 'start' }],
    { inlineStart: 300, blockStart: 434 },
  ],
  [
    'no room above: below',
    [300, 40, { side: 'above', align: 'start' }],
    { inlineStart: 300, blockStart: 86 },
  ],
  ['at the inline end', [300, 200, { side: 'end', align: 'start' }], { inlineStart: 386, blockStart: 200 }],
  [
    'no room at the end: at the start',
    [800, 200, { side: 'end', align: 'start' }],
    { inlineStart: 594, blockStart: 200 },
  ],
  [
    'never over the far edge',
    [950, 200, { side: 'below', align: 'start' }],
    { inlineStart: 792, blockStart: 246 },
  ],
  [
    'never over the near edge',
    [0, 200, { side: 'below', align: 'end' }],
    { inlineStart: 8, blockStart: 246 },
  ],
])('%s', (_sentence, [inlineStart, blockStart, placement], expected) => {
  expect(place(inlineStart, blockStart, placement)).toEqual(expected);
});
