import { formattingLocale, LOCALES, type Locale } from '@lantern/domain/display/locales';
import { expect, test } from 'vitest';

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Texts>('./*.json', { eager: true, import: 'default' });
const english = files['./en-US.json'] ?? {};
const notes = files['./en-US.notes.json'] ?? {};
const locales = Object.keys(files)
  .map((path) => path.slice('./'.length, -'.json'.length))
  .filter((name) => !name.endsWith('.notes'));

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Every text by its whole key. */
function flat(texts: Texts, prefix = ''): Array<[key: string, text: string]> {
  return Object.entries(texts).flatMap(
    ([key, text]): Array<[string, string]> =>
      typeof text === 'string' ? [[`${prefix}${key}`, text]] : flat(text, `${prefix}${key}.`),
  );
}

/** The keys that a language must have: English's, with its own plural forms in place of one and other. */
function keysFor(locale: Locale): string[] {
  const forms = new Intl.PluralRules(formattingLocale(locale)).resolvedOptions().pluralCategories;
  const keys = flat(english).flatMap(([key]) =>
    PLURAL.test(key) ? forms.map((form) => key.replace(PLURAL, `_${form}`)) : [key],
  );
  return [...new Set(keys)].toSorted();
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*-?\s*(\w+)/g)].map(([, name = '']) => name).toSorted();
}

function textsOf(locale: string): Array<[key: string, text: string]> {
  return flat(files[`./${locale}.json`] ?? {});
}

test('[9.16] every file is of a language of ours', () => {
  expect(locales.filter((name) => !LOCALES.some((locale) => locale === name))).toEqual([]);
  expect(locales).toContain('en-US');
});

test.each(LOCALES.filter((locale) => locales.includes(locale)))(
  '%s has the keys of English, its own plural forms, and nothing more (reading 41)',
  (locale) => {
    expect(
      textsOf(locale)
        .map(([key]) => key)
        .toSorted(),
    ).toEqual(keysFor(locale));
  },
);

test.each(locales)('%s fills in what English fills in', (locale) => {
  const source = new Map(flat(english));
  for (const [key, text] of textsOf(locale)) {
    const form = PLURAL.exec(key)?.[1];
    const wanted = placeholders(source.get(key) ?? source.get(key.replace(PLURAL, '_other')) ?? '');
    const found = placeholders(text);
    // A form for one number, such as "one" or "two", may say it in words.
    const optional = form && form !== 'other' ? ['count'] : [];
    const missing = wanted.filter((name) => !found.includes(name) && !optional.includes(name));
    expect({ key, missing, extra: found.filter((name) => !wanted.includes(name)) }).toEqual({
      key,
      missing: [],
      extra: [],
    });
  }
});

test.each(locales)('%s leaves no text empty and keeps its keys in order', (locale) => {
  const texts = textsOf(locale);
  expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  expectSorted(files[`./${locale}.json`] ?? {});
});

test('a note is about a text that there is', () => {
  const keys = flat(english).map(([key]) => key);
  expect(Object.keys(notes).filter((key) => !keys.includes(key))).toEqual([]);
});

function expectSorted(texts: Texts): void {
  const keys = Object.keys(texts);
  expect(keys).toEqual(keys.toSorted());
  for (const text of Object.values(texts)) if (typeof text !== 'string') expectSorted(text);
}
