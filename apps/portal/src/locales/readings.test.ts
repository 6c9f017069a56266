import type { Locale } from '@lantern/domain/display/locales';
import i18next, { type i18n as I18n } from 'i18next';
import { expect, test } from 'vitest';
import { createI18n, loadTexts, switchTexts } from '../lib/format/i18n';

const COUNTS = [0, 1, 2, 3, 7, 11, 100, 1.5, 12_345];
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** What a person may have put in a name. */
const WRITTEN = '{{name}} $t(menu.courses) & <i>';

test.each<Locale>(['en-US', 'ar'])(
  '%s: each text reads as the library writes it that guesses at keys and forms by itself',
  async (locale) => {
    const ours = await createI18n(locale === 'ar' ? 'en-US' : 'ar');
    await switchTexts(ours, locale);
    const guessed = await guessingI18n(locale);
    const texts = flat(await loadTexts(locale));
    expect(texts.length).toBeGreaterThan(400);
    expect(readings(ours, texts)).toEqual(readings(guessed, texts));
  },
);

/** As i18next guesses and formats by itself. */
async function guessingI18n(locale: Locale): Promise<I18n> {
  const instance = i18next.createInstance();
  const resources = { [locale]: { translation: await loadTexts(locale) } };
  await instance.init({ lng: locale, resources, interpolation: { escapeValue: false }, initAsync: false });
  const numbers = new Intl.NumberFormat(locale);
  instance.services.formatter?.add('number', (value: number) => numbers.format(value));
  return instance;
}

function readings(i18n: I18n, texts: Array<[key: string, text: string]>): string[][] {
  const read = i18n.getFixedT(i18n.language) as (key: string, values: object) => string; // for keys of any kind
  return texts.map(([key, text]) => {
    const names = [...text.matchAll(/\{\{\s*(\w+)(\s*, number)?/g)];
    const values = names.map(([, name = '', isNumber]) => [name, isNumber ? 4321 : WRITTEN]);
    const counts = PLURAL.test(key) ? COUNTS : [4321];
    return counts.map((count) => read(key.replace(PLURAL, ''), { ...Object.fromEntries(values), count }));
  });
}

function flat(texts: object, prefix = ''): Array<[key: string, text: string]> {
  return Object.entries(texts).flatMap(
    ([key, text]: [string, string | object]): Array<[string, string]> =>
      typeof text === 'string' ? [[`${prefix}${key}`, text]] : flat(text, `${prefix}${key}.`),
  );
}
