import { expect, test } from 'vitest';
import { isMobileWidth } from './breakpoints';

test.each([
  [320, true],
  [969, true],
  [970, false],
  [1280, false],
])('[9.5] at %i px: mobile %s', (widthPx, isMobile) => {
  expect(isMobileWidth(widthPx)).toBe(isMobile);
});
