import type { Locale } from '@lantern/domain/display/locales';

/** Scripts that the title font does not cover take the system's face; these languages load no font. */
const WITHOUT: readonly Locale[] = [
  'ar',
  'bn',
  'hi',
  'ja',
  'ko',
  'my',
  'ta',
  'th',
  'zh-CN',
  'zh-TW',
  'bg',
  'ru',
  'uk',
];

export function usesTitleFont(locale: Locale): boolean {
  return !WITHOUT.includes(locale);
}
