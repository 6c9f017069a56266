import { DEFAULT_LOCALE, formattingLocale, type Locale } from '@lantern/domain/display/locales';
import i18next, { type FormatterModule, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type enUS from '../../locales/en-US.json';
import { writeNumber } from './write-number';

/** Makes t() accept only keys that exist in English; the locale test holds every other language to them. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof enUS };
  }
}

type Texts = Partial<typeof enUS>;
type Loaders = Record<string, () => Promise<Texts>>;

// In two parts (text-parts.ts): what the first pages show, and what only others do.
const first: Loaders = import.meta.glob<Texts>(['../../locales/*.json', '!../../locales/*.notes.json'], {
  import: 'default',
  query: '?first',
});
const further: Loaders = import.meta.glob<Texts>(['../../locales/*.json', '!../../locales/*.notes.json'], {
  import: 'default',
  query: '?further',
});

/** The languages that have their texts. */
export const TRANSLATED: readonly string[] = Object.keys(first).map((path) =>
  path.replace(/^.*\/|\.json$/g, ''),
);

/** Which instances have all texts of their language. */
const complete = new WeakMap<I18n, Locale>();

export async function loadTexts(locale: Locale): Promise<Texts> {
  const [some, others] = await Promise.all([load(first, locale), load(further, locale)]);
  return { ...some, ...others };
}

async function load(part: Loaders, locale: Locale): Promise<Texts> {
  const loader = part[`../../locales/${locale}.json`] ?? part[`../../locales/${DEFAULT_LOCALE}.json`];
  if (!loader) throw new Error('The English texts are missing');
  return loader();
}

/** One instance a page: on the server many are rendered at once, in many languages. */
export async function createI18n(locale: Locale): Promise<I18n> {
  const instance = await instanceWith(locale, await loadTexts(locale));
  complete.set(instance, locale);
  return instance;
}

/** The one of this browser, which begins with some of its texts. */
let begun: I18n | null = null;

/** With the texts of the first pages alone: any other page asks for the rest before it is shown. */
export async function createFirstI18n(locale: Locale): Promise<I18n> {
  begun = await instanceWith(locale, await load(first, locale));
  return begun;
}

/** For a page that shows more than the first ones: all texts of this browser. A server begins with all. */
export async function furtherTexts(): Promise<void> {
  if (begun) await addFurtherTexts(begun);
}

export async function addFurtherTexts(i18n: I18n): Promise<void> {
  const locale = i18n.language as Locale; // it is only ever given one of ours
  if (complete.get(i18n) === locale) return;
  i18n.addResourceBundle(locale, 'translation', await load(further, locale), true);
  complete.set(i18n, locale);
}

async function instanceWith(locale: Locale, texts: Texts): Promise<I18n> {
  const instance = i18next.createInstance();
  await instance
    .use(initReactI18next)
    .use(numbers)
    .init({
      lng: locale,
      fallbackLng: false,
      resources: { [locale]: { translation: texts } },
      // Our keys are plain paths: it need not guess at each.
      keySeparator: '.',
      nsSeparator: false,
      ignoreJSONStructure: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      initAsync: false,
    });
  countAsWeFormat(instance);
  // A text names no other text, and what a person wrote into one is never read for such names.
  instance.services.interpolator.nest = (text: string) => text;
  return instance;
}

/** The one form of a value that our texts ask for: `{{count, number}}`. */
const numbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  // It is only ever given a language of ours.
  format: (value: number | string | undefined, _form, locale) =>
    typeof value === 'number' ? writeNumber(value, locale as Locale) : (value ?? ''),
  add: () => undefined,
  addCached: () => undefined,
};

export async function switchTexts(i18n: I18n, locale: Locale): Promise<void> {
  i18n.addResourceBundle(locale, 'translation', await loadTexts(locale));
  await i18n.changeLanguage(locale);
  complete.set(i18n, locale);
}

type PluralResolver = { getRule: (locale: Locale, options?: object) => unknown };

/** Reading 40: what Intl does not know it takes for the browser's own language, whose plural forms we have no texts for. */
function countAsWeFormat({ services }: I18n): void {
  const resolver = services.pluralResolver as PluralResolver; // i18next leaves its type open
  const ruleOf = resolver.getRule.bind(resolver);
  resolver.getRule = (locale, options) => ruleOf(formattingLocale(locale) as Locale, options); // again a language of ours
}
