import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html';

test.each([
  [
    'signs that mean something are written by their number',
    `<a href="x" title='y'>&`,
    '&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;',
  ],
  ['all else stays as it is', 'Ein schöner „Tag“ · 学习 / 100 %', 'Ein schöner „Tag“ · 学习 / 100 %'],
])('[3.1] a text is shown as it is, never read as markup: %s', (_sentence, text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});
