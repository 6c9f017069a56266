import { expect, test } from 'vitest';
import type { Locale } from '../display/locales';
import { bannerText, type BannerTexts } from './banner-text';

function texts(...languages: Locale[]): BannerTexts {
  return Object.fromEntries(
    languages.map((language) => [language, { label: null, title: language, text: '', button: null }]),
  );
}

test.each<[Locale[], Locale, Locale, Locale | null]>([
  [['ar', 'de', 'en-US'], 'ar', 'de', 'ar'],
  [['de', 'en-US'], 'ar', 'de', 'de'],
  [['en-US'], 'ar', 'de', 'en-US'],
  [['fr'], 'ar', 'de', null],
  [[], 'ar', 'de', null],
])(
  '[1.6] [9.16] of %j a reader of %s, in a tenant of %s, reads %s',
  (written, locale, tenantLocale, read) => {
    expect(bannerText(texts(...written), { locale, tenantLocale })?.language ?? null).toBe(read);
  },
);

test('[1.6] the text comes whole, with its language', () => {
  const text = { label: 'New', title: 'Tea', text: 'Of leaves.', button: 'See' };
  expect(bannerText({ ar: text }, { locale: 'ar', tenantLocale: 'en-US' })).toEqual({
    ...text,
    language: 'ar',
  });
});
