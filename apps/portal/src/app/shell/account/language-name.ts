import type { Locale } from '@lantern/domain/display/locales';

/** Its own name for itself; browsers have none for Latin. */
export function nameOfLanguage(locale: Locale): string {
  if (locale === 'la') return 'Latina';
  const name =
    new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard', style: 'short' }).of(
      locale,
    ) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
