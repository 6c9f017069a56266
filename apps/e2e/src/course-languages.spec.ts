import type { Locator } from '@playwright/test';
import { courseCoded, openCourse } from './courses';
import { choose } from './looks';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

const langOf = (text: Locator) => text.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));

/** A course of the open catalog, on a page in another language. */
const COURSES = [
  { code: 'CHA-1', name: 'お茶と器', language: 'ja', page: 'en-US' },
  { code: 'KHATT-1', name: 'الخط العربي: الحرف والقلم والميزان', language: 'ar', page: 'en-US' },
  { code: 'PRG-101', name: 'First steps in Python', language: 'en', page: 'ar' },
];

for (const { code, name, language, page: locale } of COURSES) {
  test(`[9.16] ${code} on a page in ${locale}: its words say that they are in ${language}`, async ({
    page,
    request,
    context,
    baseURL,
  }) => {
    await choose(context, baseURL ?? '', { locale });
    const id = await courseCoded(request, code);
    await openPage(page, `/learn/open-catalog?keyword=${encodeURIComponent(name)}`);
    const card = page.getByRole('article').filter({ has: page.locator(`a[href*="${id}"]`) });
    expect(await langOf(card.getByRole('link', { name }))).toBe(language);
    // What the portal itself says is in the language of the page.
    expect(await langOf(card)).toBe(locale);

    await openPage(page, `/learn/open-catalog/${id}/view/details`);
    const title = page.getByRole('heading', { level: 1, name });
    expect(await langOf(title)).toBe(language);
    expect(await langOf(page.getByRole('main').locator('[dir=auto]').first())).toBe(language);
    expect(await langOf(page.getByRole('main'))).toBe(locale);
    // Its letters are not set as those of the page's language are.
    const isLatin = language === 'en';
    const font = await title.evaluate((element) => getComputedStyle(element).fontFamily);
    expect(font.includes('Literata')).toBe(isLatin);
  });
}

test('[9.16] an Arabic lesson in an English page is Arabic from its title to its last line', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(page, 'amira');
  await choose(context, baseURL ?? '', { locale: 'en-US' });
  await openCourse(page, 'KHATT-1', '1.1');
  const title = page.getByRole('heading', { level: 1 });
  expect(await langOf(title)).toBe('ar');
  const text = page.getByRole('main').locator('div[dir=auto]').first();
  expect(await langOf(text)).toBe('ar');
  await expect(text).toHaveCSS('direction', 'rtl');
  expect(await langOf(page.getByRole('treeitem').last().locator('bdi').first())).toBe('ar');
  expect(await langOf(page.getByText('Contents', { exact: true }).first())).toBe('en-US');
});

const AID = { en: 'First aid at work', ar: 'الإسعافات الأولية في العمل' };

test('[9.16] a course in two languages is read in that of the portal, and follows when the reader changes it', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  await choose(context, baseURL ?? '', { locale: 'en-US' });
  await openPage(page, `/learn/open-catalog/${await courseCoded(request, 'AID-101')}/view/details`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(AID.en);
  await page.getByRole('button', { name: 'English (US)' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(AID.ar);
  // In the page's own language there is nothing to say of it.
  expect(await langOf(title)).toBe('ar');
  await expect(page.getByText('معظم الطوارئ في العمل')).toBeVisible();
});

test('[9.16] its lessons too, in one attempt', async ({ page, context, baseURL }) => {
  await choose(context, baseURL ?? '', { locale: 'ar' });
  await signInAs(page, 'amira');
  const id = await courseCoded(page.request, 'AID-101');
  await openPage(page, `/learn/catalog/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(AID.ar);
  await page.getByRole('button', { name: 'ابدأ' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'أمّن، انظر، اتصل' })).toBeVisible();
  await expect(page.getByText('رجل ممدّد إلى جانب آلة في الورشة.')).toBeVisible();

  await context.clearCookies({ name: 'locale' });
  await choose(context, baseURL ?? '', { locale: 'en-US' });
  await page.evaluate(() => localStorage.removeItem('locale'));
  await openPage(page, `/learn/courses/${id}/view/content/1.1`);
  await expect(page.getByRole('heading', { level: 1, name: 'Make safe, look, call' })).toBeVisible();
  await expect(page.getByText('A man lies beside a machine in the workshop.')).toBeVisible();
});
