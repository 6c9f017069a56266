import { expectAccessible, expectAccessibleInThemes } from './expect-accessible';
import { choose, LOOKS } from './looks';
import { openPage, untilAlive } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

const WORDS = {
  'en-US': {
    bell: /^Notifications/,
    tray: 'Notifications',
    unread: 'Unread',
    settings: 'Choose what reaches you',
    mail: 'E-mail: Reply',
    web: 'Web: Reply',
    saved: 'Saved just now',
    weekly: 'Weekly digest',
    daily: 'Daily digest',
  },
  ar: {
    bell: /^الإشعارات/,
    tray: 'الإشعارات',
    unread: 'غير المقروءة',
    settings: 'اختر ما يصلك',
    mail: 'البريد الإلكتروني: رد',
    web: 'الموقع: رد',
    saved: 'حُفظ الآن',
    weekly: 'ملخص أسبوعي',
    daily: 'ملخص يومي',
  },
} as const;

for (const { name, locale, viewport } of LOOKS) {
  test.describe(name, () => {
    const words = WORDS[locale];
    test.use({ viewport });

    test('[2.28] the bell opens by the keyboard, and leads to the choice of what reaches one, which is kept', async ({
      page,
      context,
      baseURL,
    }) => {
      await choose(context, baseURL ?? '', { locale });
      await signInAs(page, 'lin');
      await openPage(page, '/learn/courses');
      await untilAlive(page);
      const bell = page.getByRole('button', { name: words.bell }).filter({ visible: true });
      await bell.focus();
      await page.keyboard.press('Enter');
      const tray = page.getByRole('dialog', { name: words.tray });
      await expect(tray).toBeVisible();
      await expect(tray.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await tray.getByRole('tab', { name: words.unread }).click();
      await expect(tray.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await expectAccessible(page, 'the tray of notifications');
      await page.keyboard.press('Escape');
      await expect(tray).toBeHidden();
      await expect(bell).toBeFocused();

      await bell.click();
      await tray.getByRole('link', { name: words.settings }).click();
      const mail = page.getByRole('combobox', { name: words.mail });
      await expect(mail.locator('option:checked')).toHaveText(words.daily);
      await expectAccessibleInThemes(page, 'the preferences of notifications');
      await mail.selectOption({ label: words.weekly });
      await expect(page.getByText(words.saved)).toBeVisible();
      await page.reload();
      await untilAlive(page);
      await expect(mail.locator('option:checked')).toHaveText(words.weekly);
      await mail.selectOption({ label: words.daily });
      await expect(page.getByText(words.saved)).toBeVisible();
      const web = page.getByRole('checkbox', { name: words.web });
      await web.uncheck();
      await expect(page.getByText(words.saved)).toBeVisible();
      await web.check();
      await expect(page.getByText(words.saved)).toBeVisible();
    });
  });
}
