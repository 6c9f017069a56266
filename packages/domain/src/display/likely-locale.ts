import { type Locale, textDirection } from './locales';

/** The language of a text that people wrote: the tenant's, unless it runs the other way. Null where nobody can know. */
export function likelyLocale(text: string, byDefault: Locale): Locale | null {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  const direction = /\p{Script=Arabic}/u.test(first) ? 'rtl' : 'ltr';
  if (textDirection(byDefault) === direction) return byDefault;
  return direction === 'rtl' ? 'ar' : null;
}
