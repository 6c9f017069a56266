import { expect, test } from 'vitest';
import { likelyLocale } from './likely-locale';
import type { Locale } from './locales';

test.each<[sentence: string, text: string, byDefault: Locale, likely: Locale | null]>([
  ['as the tenant writes', 'Valuing a company', 'en-US', 'en-US'],
  ['as the tenant writes, whatever that is', 'Valuing a company', 'de', 'de'],
  ['the other way', 'التدفق النقدي بلا خوف', 'en-US', 'ar'],
  ['as the tenant writes, from right to left', 'التدفق النقدي بلا خوف', 'ar', 'ar'],
  ['the other way, in one of many languages', 'Valuing a company', 'ar', null],
  ['by its first letter', '101: التدفق (cash flow)', 'en-US', 'ar'],
  ['without a letter', '101', 'en-US', 'en-US'],
])('[2.17] %s', (_sentence, text, byDefault, likely) => {
  expect(likelyLocale(text, byDefault)).toBe(likely);
});
