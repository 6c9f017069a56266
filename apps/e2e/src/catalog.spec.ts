import type { Page } from '@playwright/test';
import { LIST_WORDS, startingWith } from './list-words';
import { expectAccessibleInThemes } from './expect-accessible';
import { choose, LOOKS } from './looks';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

const WORDS = {
  'en-US': {
    ...LIST_WORDS['en-US'],
    add: 'Add to my courses',
    enrolled: 'Enrolled',
    toAdd: 'Writing clear email',
  },
  ar: { ...LIST_WORDS.ar, add: 'إضافة إلى دوراتي', enrolled: 'مسجَّل', toAdd: 'Taking useful minutes' },
} as const;

const LIST = '/learn/catalog';

const cards = (page: Page) => page.locator('main article');
const count = (page: Page) => page.getByRole('main').getByRole('status').first();

for (const { name, locale, viewport } of LOOKS) {
  test.describe(name, () => {
    const words = WORDS[locale];
    test.use({ viewport });
    test.beforeEach(async ({ context, baseURL }) => {
      await choose(context, baseURL ?? '', { locale });
    });

    test('[2.4] [2.5] [4.12] a course is found, opened, added, and is then in my courses', async ({
      page,
    }) => {
      await signInAs(page, 'omar');
      await openPage(page, LIST);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.catalog);
      await page.getByRole('searchbox', { name: words.searchCatalog }).fill(words.toAdd);
      await expect(cards(page)).toHaveCount(1);
      await page.getByRole('link', { name: words.toAdd }).click();
      await expect(page).toHaveURL(/catalog\/[0-9a-f-]{36}/);
      await page.getByRole('button', { name: words.add }).click();
      await expect(page.getByRole('button', { name: words.enrolled })).toBeDisabled();

      await page.goBack();
      await expect(page.getByRole('searchbox')).toHaveValue(new RegExp(words.toAdd, 'i'));
      await openPage(page, `/learn/courses?keyword=${encodeURIComponent(words.toAdd)}`);
      await cards(page).getByRole('link', { name: words.toAdd }).click();
      await expect(page).toHaveURL(/\/learn\/courses\/[0-9a-f-]{36}/);
    });

    test('[2.4] term, collection and category narrow the catalog together, and can be cleared', async ({
      page,
    }) => {
      // Her catalog is the same for the whole run: nobody enrols her in a course of it meanwhile.
      await signInAs(page, 'theodora');
      await openPage(page, LIST);
      const all = await count(page).innerText();
      await page.getByRole('button', { name: words.filters }).first().click();
      const drawer = page.getByRole('dialog', { name: words.filters });
      // Neither progress nor priority: a catalog has none.
      const sections = [words.collection, words.term, 'Department', 'Format', 'Level'];
      await expect(drawer.getByRole('group')).toHaveText(startingWith(sections, locale));
      await drawer.getByRole('checkbox', { name: 'Safety' }).check();
      await expect(page).toHaveURL(/[?]collection=[^&]+$/);
      await drawer.getByRole('checkbox', { name: 'Beginner' }).check();
      await expect(page).toHaveURL(/category/);
      await drawer.getByRole('checkbox', { name: words.noTerm }).check();
      await expect(page).toHaveURL(/term=/);
      await expect(count(page)).not.toHaveText(all);
      await drawer.getByRole('button', { name: words.clearFilters }).click();
      await expect(page).toHaveURL(/catalog$/);
      await expect(drawer.getByRole('button', { name: words.clearFilters })).toBeDisabled();
      await drawer.getByRole('button', { name: words.closeFilters }).first().click();
      await expect(count(page)).toHaveText(all);
    });

    test('axe finds nothing to mend', async ({ page }) => {
      await signInAs(page, 'ada');
      await openPage(page, `${LIST}?keyword=writing`);
      await expectAccessibleInThemes(page, 'the catalog');
      await page.getByRole('button', { name: words.filters }).first().click();
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
      await expectAccessibleInThemes(page, 'filters of the catalog');
      await openPage(
        page,
        await page
          .locator('main article a')
          .first()
          .evaluate((link) => (link as HTMLAnchorElement).href),
      ); // every card is a link
      await expectAccessibleInThemes(page, 'a course of the catalog');
    });
  });
}

test('[4.23] a course belongs where the learner stands with it', async ({ page }) => {
  await signInAs(page, 'ada');
  await openPage(page, '/learn/courses?keyword=history');
  const mine = await idOfFirst(page);
  await openPage(page, `${LIST}?keyword=looking+at+posters`);
  const offered = await idOfFirst(page);
  await page.goto(`/learn/courses/${offered}`);
  await expect(page).toHaveURL(`${LIST}/${offered}`);
  await page.goto(`/learn/open-catalog/${mine}/view/details`);
  await expect(page).toHaveURL(`/learn/courses/${mine}`);
});

async function idOfFirst(page: Page): Promise<string> {
  const address = await page.locator('main article a').first().getAttribute('href');
  return /[0-9a-f-]{36}/.exec(address ?? '')?.[0] ?? '';
}

test.describe('a session that has ended', () => {
  test.use({ expectedComplaint: /status of 401|notAuthenticated/ });

  test('[8.1] what is prefetched leads nowhere; what is asked for leads to signing in', async ({
    page,
    context,
  }) => {
    await signInAs(page, 'ada');
    await openPage(page, '/learn/courses');
    await page.waitForLoadState('networkidle');
    await context.clearCookies();
    const signIns: string[] = [];
    page.on('request', (asked) => {
      const { pathname, searchParams } = new URL(asked.url());
      if (pathname === '/oidc/login') signIns.push(searchParams.get('redirectUrl') ?? '');
    });
    const refused = () => page.waitForResponse((answer) => answer.status() === 401);
    for (const tempting of [
      page.getByRole('navigation').getByRole('link', { name: 'Catalog' }),
      page.locator('main article a').first(),
      page.getByRole('button', { name: 'Filters' }),
    ]) {
      const [answer] = await Promise.all([refused(), tempting.hover()]);
      await answer.finished();
    }
    await expect(page).toHaveURL('/learn/courses');
    expect(signIns).toEqual([]);

    await page.getByRole('navigation').getByRole('link', { name: 'Catalog' }).click();
    await page.waitForURL(/\/interaction\//);
    expect(signIns).toEqual([LIST]);
  });
});
