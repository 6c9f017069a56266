import { expect, test } from 'vitest';
import { isContentsOpen, isMobileWidth, needsDesktop } from './breakpoints';

test.each([
  [320, true, false],
  [969, true, false],
  [970, false, false],
  [1279, false, false],
  [1280, false, true],
])('[9.5] [2.29] at %i px: mobile %s, contents open %s', (widthPx, isMobile, contentsOpen) => {
  expect(isMobileWidth(widthPx)).toBe(isMobile);
  expect(isContentsOpen(widthPx)).toBe(contentsOpen);
  expect(needsDesktop({ supportMobileView: false }, widthPx)).toBe(isMobile);
  expect(needsDesktop({ supportMobileView: true }, widthPx)).toBe(false);
});
