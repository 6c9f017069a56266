import { expect, test } from 'vitest';
import { supportsFrame } from './supports-frame';

test.each([
  [true, 'fullscreen', false],
  [true, 'embeddedAuto', true],
  [true, 'embeddedCustom', true],
  [false, 'fullscreen', true],
  [false, 'embeddedAuto', true],
  [false, 'embeddedCustom', true],
] as const)(
  '[3.1] [4.5] supportFullscreenView %s, shown as %s: a frame is fine: %s',
  (supportFullscreenView, displayMode, expected) => {
    expect(supportsFrame({ supportFullscreenView, displayMode })).toBe(expected);
  },
);
