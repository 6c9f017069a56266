import type { Locale } from '@lantern/domain/display/locales';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageFacts } from '../../testing/page-facts.builder';
import { PageContext } from './page-facts';
import { useLangOf } from './use-lang-of';

test.each<[language: string | null, page: Locale, lang: string | undefined]>([
  ['ja', 'en-US', 'ja'],
  ['en', 'ar', 'en'],
  ['en', 'en-US', undefined],
  ['en-GB', 'en-US', undefined],
  ['pt-BR', 'pt-PT', 'pt-BR'],
  ['zh-Hant', 'zh-TW', undefined],
  ['fa', 'ar', 'fa'],
  [null, 'ar', undefined],
])('[9.16] of a text in %s on a page in %s the element says %s', (language, locale, lang) => {
  const page = { ...pageFacts({ locale }), chooseLocale: async () => {}, chooseTheme: () => {} };
  const { result } = renderHook(useLangOf, {
    wrapper: ({ children }) => <PageContext value={page}>{children}</PageContext>,
  });
  expect(result.current(language)).toBe(lang);
});
