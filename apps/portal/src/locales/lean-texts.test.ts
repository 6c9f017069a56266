import type { Locale } from '@lantern/domain/display/locales';
import type { i18n as I18n } from 'i18next';
import { expect, test, vi } from 'vitest';
import source from '../../../../node_modules/i18next/dist/esm/i18next.js?raw';
import { leaned } from '../../lean-libraries';
import { createI18n, loadTexts, switchTexts } from '../lib/i18n';

const FILE = vi.hoisted(() => 'i18next/dist/esm/i18next.js');
const COUNTS = [0, 1, 2, 3, 7, 11, 100, 1.5, 12_345];
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** What a person may have put in a name. */
const WRITTEN = '{{name}} $t(menu.courses) & <i>';

/** The library as the browser gets it. */
vi.mock('i18next', () => moduleOf(leaned(source, FILE)));

test.each<Locale>(['en-US', 'ar'])('%s: each text reads as the whole library writes it', async (locale) => {
  const lean = await createI18n(locale === 'ar' ? 'en-US' : 'ar');
  await switchTexts(lean, locale);
  const whole = await wholeI18n(locale);
  const texts = flat(await loadTexts(locale));
  expect(texts.length).toBeGreaterThan(400);
  expect(readings(lean, texts)).toEqual(readings(whole, texts));
});

test('a library of another shape is refused', () => {
  expect(() => leaned(source.replace('cloneInstance(', 'copyInstance('), FILE)).toThrow('I18n.cloneInstance');
});

test('every line stays where it was', () => {
  const [before, after] = [source, leaned(source, FILE)].map((code) => code.split('\n'));
  expect(after?.length).toBe(before?.length);
  expect(after?.indexOf('const instance = I18n.createInstance();')).toBe(
    before?.indexOf('const instance = I18n.createInstance();'),
  );
});

function moduleOf(code: string): Promise<{ default: I18n }> {
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
}

/** As i18next guesses and formats by itself. */
async function wholeI18n(locale: Locale): Promise<I18n> {
  const { default: whole } = await moduleOf(source);
  const instance = whole.createInstance();
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
