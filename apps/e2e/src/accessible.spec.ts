import { expectAccessible } from './expect-accessible';
import { choose } from './looks';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

const LOOKS = [
  { theme: 'light', locale: 'en-US' },
  { theme: 'dark', locale: 'ar' },
] as const;

const PAGES = ['/learn/open-catalog', '/learn/forbidden', '/learn/nowhere', '/learn/simulate-error'];

test.use({ expectedComplaint: /status of (404|500)|simulated error|Minified React error/i });

for (const { theme, locale } of LOOKS) {
  test.describe(`in ${theme} and ${locale}`, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      await choose(context, baseURL ?? '', { theme, locale });
    });

    test('axe finds nothing to mend on pages for everybody', async ({ page }) => {
      for (const address of PAGES) {
        await openPage(page, address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expectAccessible(page, address);
      }
    });

    test('axe finds nothing to mend on the shell, its menu and its drawer', async ({ page }) => {
      await signInAs(page, 'ada');
      await openPage(page, '/learn/profile');
      await expectAccessible(page, 'shell');
      await page.locator('button[aria-haspopup=menu]:visible').click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page, 'menu');
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('header button:visible').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'drawer');
    });
  });
}

test('the kit, which is for those who work on the portal, is not there', async ({ page }) => {
  const answer = await page.goto('/learn/kit');
  expect(answer?.status()).toBe(404);
});
