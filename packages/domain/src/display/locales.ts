/** [9.16] The languages of the interface. */
export const LOCALES = [
  'ar',
  'bg',
  'bn',
  'cs',
  'da',
  'de',
  'en-US',
  'es',
  'fi',
  'fr',
  'hi',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'la',
  'ms',
  'my',
  'nb',
  'nl',
  'pl',
  'pt-BR',
  'pt-PT',
  'ro',
  'ru',
  'sr-Latn',
  'sv',
  'ta',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-CN',
  'zh-TW',
] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en-US';

/** [1.7] Arabic is written from right to left; every other language of ours from left to right. */
export function textDirection(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** [9.16] Reading 40: no formatting data exists for Latin, so English serves. */
export function formattingLocale(locale: Locale): string {
  return locale === 'la' ? DEFAULT_LOCALE : locale;
}

/** [9.16] The language of ours that a tag means: ar-AR is ar, zh-Hant is zh-TW, pt is pt-PT; null for none. */
export function localeOfTag(tag: string): Locale | null {
  const wanted = tag.trim().toLowerCase();
  const exact = LOCALES.find((locale) => locale.toLowerCase() === wanted);
  if (exact) return exact;
  const [language = '', ...rest] = wanted.split('-');
  if (language === 'zh')
    return rest.some((part) => ['tw', 'hk', 'mo', 'hant'].includes(part)) ? 'zh-TW' : 'zh-CN';
  if (language === 'no' || language === 'nn') return 'nb';
  if (language === 'pt') return 'pt-PT';
  return LOCALES.find((locale) => locale.toLowerCase().split('-')[0] === language) ?? null;
}

/** [9.16] The first wanted language that the tenant supports, else the tenant's own. */
export function negotiateLocale(
  wanted: readonly string[],
  supported: readonly Locale[],
  byDefault: Locale,
): Locale {
  for (const tag of wanted) {
    const locale = localeOfTag(tag);
    if (locale && supported.includes(locale)) return locale;
  }
  return byDefault;
}

/** The tags of an Accept-Language header, the most wanted first. */
export function tagsOfAcceptLanguage(header: string): string[] {
  return header
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: tag.trim(), weight: weight ? Number(weight.trim().slice(2)) : 1 };
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

/** [3.22] platform.common.supported_locales: a comma list; nothing usable in it means every language. */
export function supportedLocalesOf(setting: string | null): Locale[] {
  const listed = setting?.split(',').flatMap((tag) => localeOfTag(tag) ?? []) ?? [];
  return listed.length > 0 ? [...new Set(listed)] : [...LOCALES];
}
