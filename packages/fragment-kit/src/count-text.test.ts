import { expect, test } from 'vitest';
import { countText } from './count-text';

const ENGLISH = { one: '{count} day', other: '{count} days' };
const ARABIC = { two: 'يومان', few: '{count} أيام', other: '{count} يوم' };

test.each([
  ['en-US', ENGLISH, 1, '1 day'],
  ['en-US', ENGLISH, 1200, '1,200 days'],
  ['ar', ARABIC, 2, 'يومان'],
  ['ar', ARABIC, 100, `${new Intl.NumberFormat('ar').format(100)} يوم`],
])('[1.7] %s counts in its own way', (locale, forms, count, text) => {
  expect(countText(locale, forms, count)).toBe(text);
});
