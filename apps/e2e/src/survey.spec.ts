import { expectAccessibleInThemes } from './expect-accessible';
import { choose, LOOKS } from './looks';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

const WORDS = {
  'en-US': {
    open: 'Give feedback',
    next: 'Next',
    comment: 'Anything else?',
    send: 'Send',
    thanks: 'Thank you.',
  },
  ar: { open: 'أرسل رأيك', next: 'التالي', comment: 'هل تريد إضافة شيء؟', send: 'إرسال', thanks: 'شكرًا' },
} as const;
const EVENTS = '/api/platform/v1/users/me/events/query';

for (const { name, locale, viewport } of LOOKS) {
  test.describe(name, () => {
    const words = WORDS[locale];
    test.use({ viewport });

    test('[9.13] [7.33] whoever wants to says what they think, wherever they are, and it is kept', async ({
      page,
      context,
      baseURL,
    }) => {
      await choose(context, baseURL ?? '', { locale });
      // Somebody else each time: who has answered is not asked again.
      await signInAs(page, locale === 'ar' ? 'lin' : 'theodora');
      await openPage(page, '/learn/catalog');
      if (viewport.width < 1280) await page.getByRole('banner').getByRole('button').last().click();
      await page.getByText(words.open, { exact: true }).filter({ visible: true }).click();
      const dialog = page.getByRole('dialog', { name: words.open });
      await dialog.getByRole('radio').nth(4).check();
      await expectAccessibleInThemes(page, 'the survey over a page', 'dialog');
      await dialog.getByRole('button', { name: words.next }).click();
      const comment = `${name} ${Date.now()}`;
      await dialog.getByRole('textbox').fill(comment);
      await dialog.getByRole('button', { name: words.send }).click();
      await expect(dialog.getByText(words.thanks)).toBeVisible();
      const kept = await page.evaluate(async (address) => (await fetch(address)).text(), EVENTS);
      expect(kept).toContain(comment);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      await openPage(page, '/learn/tasks');
      if (viewport.width < 1280) await page.getByRole('banner').getByRole('button').last().click();
      await expect(page.getByText(words.open, { exact: true }).filter({ visible: true })).toHaveCount(0);
    });
  });
}
