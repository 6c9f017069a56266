import { expectAccessibleInThemes } from './expect-accessible';
import { choose, LOOKS } from './looks';
import { openPage, untilAlive } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

const WORDS = {
  'en-US': {
    title: 'Suggested for you',
    finished: 'Because you finished Statistics you can explain',
    popular: 'Popular with learners here',
    sort: 'Sort by',
  },
  ar: {
    title: 'مقترحات لك',
    finished: 'لأنك أنهيت Statistics you can explain',
    popular: 'من الأكثر رواجًا بين المتعلمين هنا',
    sort: 'الترتيب حسب',
  },
} as const;

for (const { name, locale, viewport } of LOOKS) {
  test.describe(name, () => {
    const words = WORDS[locale];
    test.use({ viewport });
    test.beforeEach(async ({ context, baseURL }) => {
      await choose(context, baseURL ?? '', { locale });
    });

    test('[2.4] the catalog suggests what others took next, says why, and leads there', async ({ page }) => {
      await signInAs(page, 'ada');
      await openPage(page, '/learn/catalog');
      const row = page.getByRole('region', { name: words.title });
      const why = row.getByRole('listitem').filter({ hasText: words.finished });
      await expect(why.first()).toBeVisible();
      await expectAccessibleInThemes(page, 'the catalog with suggestions');
      const link = why.first().getByRole('link');
      const course = await link.innerText();
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: course })).toBeVisible();
    });

    test('[2.4] whoever has finished nothing hears of what is popular, until they search', async ({
      page,
    }) => {
      await signInAs(page, 'noor');
      await openPage(page, '/learn/catalog');
      await untilAlive(page);
      const row = page.getByRole('region', { name: words.title });
      const count = await row.getByRole('listitem').count();
      expect(count).toBeGreaterThan(0);
      await expect(row.getByText(words.popular)).toHaveCount(count);
      await page.getByRole('searchbox').fill('risk');
      await expect(row).toHaveCount(0);
    });

    test('[2.26] the catalogs are sorted, for learners and for visitors, and the address says how', async ({
      page,
    }) => {
      for (const list of ['/learn/open-catalog', '/learn/catalog']) {
        if (list === '/learn/catalog') await signInAs(page, 'theodora');
        await openPage(page, list);
        await untilAlive(page);
        await page.getByRole('combobox', { name: words.sort }).selectOption('shortest');
        await expect(page).toHaveURL(/\?sort=shortest$/);
        await page.reload();
        await expect(page.getByRole('combobox', { name: words.sort })).toHaveValue('shortest');
      }
    });
  });
}
