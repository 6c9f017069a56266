import type { Locale } from '@lantern/domain/display/locales';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageFacts } from '../../testing/page-facts.builder';
import { PageContext } from '../page/page-facts';
import { useFormat } from './use-format';

function format(locale: Locale, timeZone = 'UTC') {
  const page = { ...pageFacts({ locale, timeZone }), chooseLocale: async () => {}, chooseTheme: () => {} };
  return renderHook(useFormat, {
    wrapper: ({ children }) => <PageContext value={page}>{children}</PageContext>,
  }).result.current;
}

const LATE = new Date('2026-11-28T23:30:00Z');

test('dates are written in the reader’s language and time zone', () => {
  expect(format('en-US').date(LATE)).toBe('November 28, 2026');
  expect(format('en-US', 'Asia/Tokyo').date(LATE)).toBe('November 29, 2026');
  expect(format('de').date(LATE)).toBe('28. November 2026');
  expect(format('en-US', 'Europe/Stockholm').dateTime(LATE).replace('\u202f', ' ')).toBe(
    'November 29, 2026 at 12:30 AM',
  );
  expect(format('en-US').shortDate(LATE)).toBe('Nov 28');
});

test('[9.16] Latin is written with English data (reading 40)', () => {
  expect(format('la').date(LATE)).toBe('November 28, 2026');
  expect(format('la').number(1234.5)).toBe('1,234.5');
});

test('numbers, shares and lists follow the language', () => {
  expect(format('de').number(1234.5)).toBe('1.234,5');
  expect(format('en-US').percent(0.666)).toBe('67%');
  expect(format('en-US').list(['a', 'b', 'c'])).toBe('a, b, and c');
  expect(format('ar').list(['أ', 'ب'])).toBe('أ وب');
});

test('what the server has written on the page is taken as it is, in that language alone', () => {
  const page = (locale: Locale) => ({
    ...pageFacts({ locale, formatted: { [`en-US shortDate ${+LATE}`]: 'the 28th' } }),
    chooseLocale: async () => {},
    chooseTheme: () => {},
  });
  const formatIn = (locale: Locale) =>
    renderHook(useFormat, {
      wrapper: ({ children }) => <PageContext value={page(locale)}>{children}</PageContext>,
    }).result.current;
  expect(formatIn('en-US').shortDate(LATE)).toBe('the 28th');
  expect(formatIn('en-US').date(LATE)).toBe('November 28, 2026');
  expect(formatIn('de').shortDate(LATE)).toBe('28. Nov.');
});

test('a share is written like the one that the server wrote', () => {
  const page = {
    ...pageFacts({
      locale: 'en-US',
      formatted: { 'en-US percent 0.4': '40 per cent', 'de percent 0.4': '40 %' },
    }),
    chooseLocale: async () => {},
    chooseTheme: () => {},
  };
  const { result } = renderHook(useFormat, {
    wrapper: ({ children }) => <PageContext value={page}>{children}</PageContext>,
  });
  expect(result.current.percent(0.755)).toBe('76 per cent');
});
