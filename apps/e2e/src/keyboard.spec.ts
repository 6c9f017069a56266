import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

test('by keyboard alone: skip to the content, go by the menu, choose a language', async ({ page }) => {
  await signInAs(page, 'ada');
  await openPage(page, '/learn/profile');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);

  await openPage(page, '/learn/profile');
  const catalog = page.getByRole('navigation').getByRole('link', { name: 'Catalog' });
  for (
    let press = 0;
    press < 10 && !(await catalog.evaluate((link) => link === document.activeElement));
    press += 1
  )
    await page.keyboard.press('Tab');
  await expect(catalog).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Catalog' })).toBeFocused();
  await expect(page).toHaveTitle('Catalog · Lantern');

  const account = page.getByRole('button', { name: 'Ada Lindqvist, account menu' });
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(account).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.type('S');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('menuitem', { name: 'Language' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menuitemradio', { name: 'English (US)' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('on a phone the menu opens, holds the focus and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signInAs(page, 'ada');
  await openPage(page, '/learn/profile');
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await expect(drawer).toBeVisible();
  expect(await drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(open).toBeFocused();
});
