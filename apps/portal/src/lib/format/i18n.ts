import { DEFAULT_LOCALE, formattingLocale, type Locale } from '@lantern/domain/display/locales';
import i18next, { type FormatterModule, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type enUS from '../../locales/en-US.json';
import { writeNumber } from './write-number';
import { writeWait } from './write-wait';

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

type Holding = { locale: Locale; isComplete: boolean };

/** Which language an instance speaks, and whether it has all texts of it. */
const holdings = new WeakMap<I18n, Holding>();

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
  return instanceWith(await loadTexts(locale), { locale, isComplete: true });
}

/** The one of this browser, which begins with some of its texts. */
let begun: I18n | null = null;

/** With the texts of the first pages alone: any other page asks for the rest before it is shown. */
export async function createFirstI18n(locale: Locale): Promise<I18n> {
  begun = await instanceWith(await load(first, locale), { locale, isComplete: false });
  return begun;
}

/** For a page that shows more than the first ones: all texts of this browser. A server begins with all. */
export async function furtherTexts(): Promise<void> {
  if (begun) await addFurtherTexts(begun);
}

export async function addFurtherTexts(i18n: I18n): Promise<void> {
  const holding = holdings.get(i18n);
  if (!holding || holding.isComplete) return;
  const { locale } = holding;
  i18n.addResourceBundle(formattingLocale(locale), 'translation', await load(further, locale), true);
  holdings.set(i18n, { locale, isComplete: true });
}

async function instanceWith(texts: Texts, holding: Holding): Promise<I18n> {
  const instance = i18next.createInstance();
  // Reading 40: under the name of the language that it counts and formats in.
  const locale = formattingLocale(holding.locale);
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
  holdings.set(instance, holding);
  return instance;
}

/** The two forms of a value that our texts ask for: `{{count, number}}` and `{{afterMs, wait}}`. */
const numbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  format: (value: number | string | undefined, form, locale) => {
    if (typeof value !== 'number') return value ?? '';
    // It is only ever given a language of ours.
    return (form === 'wait' ? writeWait : writeNumber)(value, locale as Locale);
  },
  add: () => undefined,
  addCached: () => undefined,
};

export async function switchTexts(i18n: I18n, locale: Locale): Promise<void> {
  i18n.addResourceBundle(formattingLocale(locale), 'translation', await loadTexts(locale));
  await i18n.changeLanguage(formattingLocale(locale));
  holdings.set(i18n, { locale, isComplete: true });
}
