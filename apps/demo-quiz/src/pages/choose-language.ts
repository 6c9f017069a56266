export type Language = 'en' | 'ar';

/** The platform says in which language it shows the tool; what is neither is English. */
export function chooseLanguage(locale: unknown): Language {
  return typeof locale === 'string' && /^ar\b/i.test(locale) ? 'ar' : 'en';
}
