import { formattingLocale, LOCALES } from '@lantern/domain/display/locales';
import { expect, test } from 'vitest';
import { writePercentLike } from './write-percent';

const SHARES = [0, 0.005, 0.07, 0.145, 0.285, 1 / 3, 0.5, 2 / 3, 0.995, 1];

test.each(LOCALES)('in %s every share is written as the language writes it', (locale) => {
  const format = new Intl.NumberFormat(formattingLocale(locale), {
    style: 'percent',
    maximumFractionDigits: 0,
  });
  for (const known of SHARES) {
    const sample = { share: known, text: format.format(known) };
    expect(SHARES.map((share) => writePercentLike(sample, share, locale))).toEqual(
      SHARES.map((share) => format.format(share)),
    );
  }
});

test('what is no part of a whole, or stands in no known text, is left to others', () => {
  const sample = { share: 0.4, text: '40%' };
  expect(writePercentLike(sample, 1.5, 'en-US')).toBeNull();
  expect(writePercentLike(sample, -0.1, 'en-US')).toBeNull();
  expect(writePercentLike(sample, Number.NaN, 'en-US')).toBeNull();
  expect(writePercentLike(sample, 1e-7, 'en-US')).toBeNull();
  expect(writePercentLike({ share: 0.4, text: 'forty' }, 0.5, 'en-US')).toBeNull();
  expect(writePercentLike({ share: 0.4, text: '40 of 40' }, 0.5, 'en-US')).toBeNull();
});
