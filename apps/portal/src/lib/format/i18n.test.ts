import { expect, test } from 'vitest';
import { addFurtherTexts, createFirstI18n, createI18n, loadTexts, switchTexts } from './i18n';

test('a page has the texts of one language only, and another when it is chosen', async () => {
  const i18n = await createI18n('en-US');
  expect(i18n.t('menu.courses')).toBe('My courses');
  expect(i18n.hasResourceBundle('ar', 'translation')).toBe(false);
  await switchTexts(i18n, 'ar');
  expect(i18n.t('menu.courses')).toBe('دوراتي');
});

test('a first page has its own texts, and the others when it is left for another page', async () => {
  const i18n = await createFirstI18n('ar');
  const has = (key: string) => i18n.exists(key);
  expect([has('menu.courses'), has('courseDetails')]).toEqual([true, false]);
  await addFurtherTexts(i18n);
  expect([has('menu.courses'), has('courseDetails')]).toEqual([true, true]);
});

test('two pages in two languages do not mix', async () => {
  const [english, arabic] = await Promise.all([createI18n('en-US'), createI18n('ar')]);
  expect([english.t('menu.catalog'), arabic.t('menu.catalog')]).toEqual(['Catalog', 'الدليل']);
});

test('a language that has no texts yet is read in English', async () => {
  expect(await loadTexts('my')).toEqual(await loadTexts('en-US'));
});

test('what a person wrote is shown as it is, not escaped twice', async () => {
  const { t } = await createI18n('en-US');
  expect(t('accountMenu.labelOf', { name: '<b> & "c"' })).toBe('<b> & "c", account menu');
});

test('[9.16] Latin counts as English does, whatever the browser speaks (reading 40)', async () => {
  const i18n = await createI18n('la');
  const asked: unknown[] = [];
  const { PluralRules } = Intl;
  class NotedRules extends PluralRules {
    constructor(...options: ConstructorParameters<typeof PluralRules>) {
      super(...options);
      asked.push(options[0]);
    }
  }
  Object.assign(Intl, { PluralRules: NotedRules });
  i18n.t('menu.courses', { count: 2 });
  Object.assign(Intl, { PluralRules });
  expect(asked).toEqual(['en-US']);
});
