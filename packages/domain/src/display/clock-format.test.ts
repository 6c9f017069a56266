import { expect, test } from 'vitest';
import { CLOCK_REFRESH_MS, SHARE_COPIED_MS } from '../limits';
import { clockFormat } from './clock-format';

test.each([
  ['en-US', { locale: 'en-US', hour12: true, numberingSystem: 'latn' }],
  ['de', { locale: 'de', hour12: true, numberingSystem: 'latn' }],
  ['ar', { locale: 'ar', hour12: true, numberingSystem: 'arab' }],
  ['la', { locale: 'en-US', hour12: true, numberingSystem: 'latn' }],
] as const)('[9.4] readings 39 and 40: the clock in %s is %j', (locale, format) => {
  expect(clockFormat(locale)).toEqual(format);
});

test('[9.4] the clock moves every minute and "copied" lasts ten seconds', () => {
  expect([CLOCK_REFRESH_MS, SHARE_COPIED_MS]).toEqual([60_000, 10_000]);
});
