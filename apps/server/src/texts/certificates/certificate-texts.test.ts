import { LOCALES } from '@lantern/domain/display/locales';
import { expect, test } from 'vitest';
import { certificateTexts } from './certificate-texts';

test.each(LOCALES)('[3.11] [9.16] %s: every text is there, and holds the facts it is about', (locale) => {
  const { outOf, issued, ...texts } = certificateTexts(locale);
  expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
  expect(outOf('46', '50')).toMatch(/46.*50|50.*46/);
  const line = issued('Lantern {date}', 'a day');
  expect(line).toContain('Lantern {date}');
  expect(line).toContain('a day');
});

test('[3.11] they differ from language to language', () => {
  const kinds = new Set(LOCALES.map((locale) => certificateTexts(locale).completed));
  // Brazil and Portugal say the same.
  expect(kinds.size).toBe(LOCALES.length - 1);
});
