import { expect, test } from 'vitest';
import { type FramedContent, type PreferredSize, preferredSize } from './preferred-size';

test.each<[FramedContent['displayMode'], number | null, number | null, PreferredSize | null]>([
  ['embeddedCustom', 640, 360, { width: 640, height: 360 }],
  ['embeddedCustom', 640, null, { width: 640, height: null }],
  ['embeddedCustom', null, 360, { width: null, height: 360 }],
  ['embeddedCustom', null, null, null],
  ['embeddedAuto', 640, 360, null],
  ['fullscreen', 640, 360, null],
])('[4.5] in %s, of %s by %s pixels counts %j', (displayMode, preferredWidth, preferredHeight, size) => {
  expect(preferredSize({ displayMode, preferredWidth, preferredHeight })).toEqual(size);
});
