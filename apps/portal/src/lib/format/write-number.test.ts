import { formattingLocale, LOCALES } from '@lantern/domain/display/locales';
import { expect, test } from 'vitest';
import { writeNumber } from './write-number';

const NUMBERS = [0, 7, 10, 483, 999, 1000, 1234.5, -3, -0, 0.5, 12_345_678];

test.each(LOCALES)('in %s numbers are written as the language writes them', (locale) => {
  const format = new Intl.NumberFormat(formattingLocale(locale));
  expect(NUMBERS.map((value) => writeNumber(value, locale))).toEqual(
    NUMBERS.map((value) => format.format(value)),
  );
});
