import { expect, test } from 'vitest';
import { scriptFonts } from './script-fonts';

test.each([
  ['Ada Lindqvist', 'en-US', []],
  ['Дмитро Шевченко', 'uk', []],
  ['أميرة حداد', 'ar', ['Noto Naskh Arabic']],
  ['अनन्या', 'hi', ['Noto Sans Devanagari']],
  ['佐藤', 'ja', ['Noto Sans JP']],
  ['佐藤さくら', 'en-US', ['Noto Sans JP']],
  ['林偉', 'zh-TW', ['Noto Sans TC']],
  ['林伟', 'en-US', ['Noto Sans SC']],
  ['김민준', 'ko', ['Noto Sans KR']],
  ['金敏俊', 'ko', ['Noto Sans KR']],
  ['نور Nicha ณิชา', 'th', ['Noto Naskh Arabic', 'Noto Sans Thai']],
] as const)('[9.16] %s in %s needs %j', (text, locale, families) => {
  expect(scriptFonts([text], locale).map(({ family }) => family)).toEqual(families);
});
