import { expectAccessible } from './expect-accessible';
import { choose } from './looks';
import { openPage, untilAlive } from './open-page';
import { PASSWORD, PEOPLE, signInAnew, signInAs } from './people';
import { expect, test } from './product';

const ARABIC = 'العربية';

test('Ada signs in with her password, reads Arabic from then on, and signs out here and at the provider', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Email').fill(PEOPLE.ada.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/learn/');
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Ada$/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');

  await untilAlive(page);
  await page.getByRole('button', { name: 'Ada Lindqvist, account menu' }).click();
  await page.getByRole('menuitem', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: ARABIC }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: /، Ada$/ })).toBeVisible();

  const again = await page.reload();
  expect(await again?.text()).toContain('<html lang="ar" dir="rtl"');
  await untilAlive(page);
  // Nothing is under way any more that her leaving would have refused.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Ada Lindqvist، قائمة الحساب' }).click();
  await page.getByRole('menuitem', { name: 'تسجيل الخروج' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/interaction'));

  await page.goto('/learn/courses');
  await expect(page.locator('input[type=password]')).toBeVisible();
});

test('[7.31] a picture of our own page or an address that was typed signs nobody out; the page that asks does', async ({
  page,
  baseURL,
}) => {
  await choose(page.context(), baseURL ?? '', { theme: 'dark', locale: 'ar' });
  await signInAnew(page, 'noor');
  await untilAlive(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const picture = new Image();
        for (const end of ['load', 'error']) picture.addEventListener(end, resolve);
        picture.src = '/oidc/logout';
      }),
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/oidc/logout');
  await expect(page.getByRole('heading', { level: 1, name: 'هل تريد تسجيل الخروج؟' })).toBeVisible();
  await expectAccessible(page, 'page that asks before signing out');
  await page.getByRole('link', { name: 'البقاء مسجّلًا' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /، نور$/ })).toBeVisible();

  await page.goto('/oidc/logout');
  await page.getByRole('link', { name: 'تسجيل الخروج' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/interaction'));
});

test('on a phone the same is done in sheets at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAnew(page, 'ada');
  await untilAlive(page);
  await page.getByRole('button', { name: 'Ada Lindqvist, account menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Account menu' });
  await expect(sheet.getByText(PEOPLE.ada.email)).toBeVisible();
  await sheet.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('dialog', { name: 'Language' }).getByRole('button', { name: ARABIC }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const again = await page.reload();
  expect(await again?.text()).toContain('<html lang="ar" dir="rtl"');
  await untilAlive(page);
  await page.getByRole('button', { name: 'Ada Lindqvist، قائمة الحساب' }).click();
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/interaction'));
  await page.goto('/learn/profile');
  await expect(page.locator('input[type=password]')).toBeVisible();
});

test('a chosen theme is in the very first answer of the next page, so nothing flashes', async ({ page }) => {
  await signInAs(page, 'ada');
  await openPage(page, '/learn/profile');
  await page.getByRole('button', { name: 'Ada Lindqvist, account menu' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  const again = await page.reload();
  expect(await again?.text()).toContain('data-theme="dark"');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(paper);
});

test('a visitor’s language is chosen before anybody signs in', async ({ page }) => {
  await openPage(page, '/learn/open-catalog');
  await page.getByRole('button', { name: /^Language:/ }).click();
  await page.getByRole('menuitemradio', { name: ARABIC }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('link', { name: 'تسجيل الدخول' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('input[type=password]')).toBeVisible();
});

test('Noor’s profile says Arabic, so her first page is Arabic', async ({ page }) => {
  await signInAnew(page, 'noor');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
