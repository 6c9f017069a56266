import { expect, test } from 'vitest';
import {
  DEFAULT_LOCALE,
  formattingLocale,
  LOCALES,
  localeOfTag,
  negotiateLocale,
  supportedLocalesOf,
  tagsOfAcceptLanguage,
  textDirection,
} from './locales';

test('[9.16] 35 languages, English by default', () => {
  expect(new Set(LOCALES).size).toBe(35);
  expect(DEFAULT_LOCALE).toBe('en-US');
});

test.each(LOCALES)(
  '[9.16] %s: only Arabic runs from right to left, only Latin borrows its formats',
  (locale) => {
    expect(textDirection(locale)).toBe(locale === 'ar' ? 'rtl' : 'ltr');
    expect(formattingLocale(locale)).toBe(locale === 'la' ? 'en-US' : locale);
    expect(localeOfTag(locale)).toBe(locale);
  },
);

test.each([
  ['ar-AR', 'ar'],
  ['de-DE', 'de'],
  ['fr-FR', 'fr'],
  ['ja-JP', 'ja'],
  [' DE-at ', 'de'],
  ['en', 'en-US'],
  ['en-GB', 'en-US'],
  ['pt', 'pt-PT'],
  ['pt-AO', 'pt-PT'],
  ['pt-br', 'pt-BR'],
  ['sr', 'sr-Latn'],
  ['sr-Latn-RS', 'sr-Latn'],
  ['zh', 'zh-CN'],
  ['zh-Hans-SG', 'zh-CN'],
  ['zh-Hant', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['zh-MO', 'zh-TW'],
  ['zh-Hant-TW', 'zh-TW'],
  ['zh-TW-u-nu-latn', 'zh-TW'],
  ['no', 'nb'],
  ['nn-NO', 'nb'],
  ['xx', null],
  ['d', null],
  ['', null],
])('[9.16] the tag %j means %s', (tag, locale) => {
  expect(localeOfTag(tag)).toBe(locale);
});

test.each([
  [['de-CH', 'fr'], ['fr', 'de'], 'de'],
  [['xx', 'fr'], ['fr', 'de'], 'fr'],
  [['ja', 'fr'], ['fr', 'de'], 'fr'],
  [['ja'], ['fr', 'de'], 'en-US'],
  [[], ['fr', 'de'], 'en-US'],
] as const)('[9.16] wanted %j, supported %j: %s', (wanted, supported, locale) => {
  expect(negotiateLocale(wanted, supported, 'en-US')).toBe(locale);
});

test.each([
  ['', []],
  ['de', ['de']],
  ['de-DE, fr;q=0.8, en;q=0.9', ['de-DE', 'en', 'fr']],
  ['fr;q=0.5,de ; q=0.7', ['de', 'fr']],
  ['de ; q=0.3,fr;q=0.5', ['fr', 'de']],
  ['a;q=0.5,b;q=0.5', ['a', 'b']],
  ['de;q=0, fr', ['fr']],
  ['de;q=x, fr', ['fr']],
  ['*, fr', ['fr']],
  [' , ,fr', ['fr']],
  ['de;level=1;q=0.2,fr;q=0.3', ['fr', 'de']],
])('[9.16] Accept-Language %j wants %j', (header, tags) => {
  expect(tagsOfAcceptLanguage(header)).toEqual(tags);
});

test('[9.16] only the first twenty entries of a header are read', () => {
  const header = Array.from({ length: 30 }, (_, index) => `x${index}`).join(',');
  expect(tagsOfAcceptLanguage(header)).toHaveLength(20);
});

test.each([
  ['de, fr-FR,ar-AR', ['de', 'fr', 'ar']],
  ['de,de-DE', ['de']],
  ['xx,de', ['de']],
  ['xx', [...LOCALES]],
  ['', [...LOCALES]],
  [null, [...LOCALES]],
])('[9.16] [3.22] supported_locales %j', (setting, locales) => {
  expect(supportedLocalesOf(setting)).toEqual(locales);
});
