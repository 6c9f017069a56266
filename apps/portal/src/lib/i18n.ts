import { DEFAULT_LOCALE, formattingLocale, type Locale } from '@lantern/domain/display/locales';
import i18next, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type enUS from '../locales/en-US.json';

/** Makes t() accept only keys that exist in English; the locale test holds every other language to them. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof enUS };
  }
}

const loaders = import.meta.glob<typeof enUS>(['../locales/*.json', '!../locales/*.notes.json'], {
  import: 'default',
});

/** The languages that have their texts. */
export const TRANSLATED: readonly string[] = Object.keys(loaders).map((path) =>
  path.replace(/^.*\/|\.json$/g, ''),
);

export async function loadTexts(locale: Locale): Promise<typeof enUS> {
  const load = loaders[`../locales/${locale}.json`] ?? loaders[`../locales/${DEFAULT_LOCALE}.json`];
  if (!load) throw new Error('The English texts are missing');
  return load();
}

/** One instance a page: on the server many are rendered at once, in many languages. */
export async function createI18n(locale: Locale): Promise<I18n> {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: await loadTexts(locale) } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
  countAsWeFormat(instance);
  return instance;
}

export async function switchTexts(i18n: I18n, locale: Locale): Promise<void> {
  i18n.addResourceBundle(locale, 'translation', await loadTexts(locale));
  await i18n.changeLanguage(locale);
}

type PluralResolver = { getRule: (locale: Locale, options?: object) => unknown };

/** Reading 40: what Intl does not know it takes for the browser's own language, whose plural forms we have no texts for. */
function countAsWeFormat({ services }: I18n): void {
  const resolver = services.pluralResolver as PluralResolver; // i18next leaves its type open
  const ruleOf = resolver.getRule.bind(resolver);
  resolver.getRule = (locale, options) => ruleOf(formattingLocale(locale) as Locale, options); // again a language of ours
}
