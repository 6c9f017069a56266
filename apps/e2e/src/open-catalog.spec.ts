import type { Page } from '@playwright/test';
import { LIST_WORDS, startingWith } from './list-words';
import { expectAccessibleInThemes } from './expect-accessible';
import { choose, LOOKS } from './looks';
import { openPage, untilAlive } from './open-page';
import { PEOPLE, signInAnew } from './people';
import { expect, test } from './product';

const WORDS = {
  'en-US': {
    ...LIST_WORDS['en-US'],
    title: 'Learn something by lamplight',
    signInToStart: 'Sign in to start',
    language: /^Language:/,
    toStart: 'Difficult conversations',
  },
  ar: {
    ...LIST_WORDS.ar,
    title: 'تعلّم شيئًا على ضوء المصباح',
    signInToStart: 'سجّل الدخول للبدء',
    language: /^اللغة/,
    toStart: 'Feedback that helps',
  },
} as const;

const LIST = '/learn/open-catalog';
const SAFETY = { name: 'Safety', exact: true };

const count = (page: Page) => page.getByRole('main').getByRole('status').first();

for (const { name, locale, viewport } of LOOKS) {
  test.describe(name, () => {
    const words = WORDS[locale];
    test.use({ viewport });
    test.beforeEach(async ({ page, context, baseURL }) => {
      await choose(context, baseURL ?? '', { locale });
      await openPage(page, LIST);
    });

    test('[2.17] [6.5] a visitor finds a course unasked, signs in to start it, and lands in it', async ({
      page,
    }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      await page.getByRole('searchbox', { name: words.searchCatalog }).fill(words.toStart);
      await expect(page).toHaveURL(/open-catalog[?]keyword=/);
      await expect(page.locator('main article')).toHaveCount(1);
      await page.getByRole('link', { name: words.toStart }).click();
      await expect(page).toHaveURL(/open-catalog\/[0-9a-f-]{36}\/view\/details$/);
      await expect(page.getByRole('heading', { level: 1, name: words.toStart })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('searchbox')).toHaveValue(new RegExp(words.toStart, 'i'));

      await page.goForward();
      await expect(page.getByRole('heading', { level: 1, name: words.toStart })).toBeVisible();
      await page.getByRole('link', { name: words.signInToStart }).click();
      await page.getByRole('button', { name: PEOPLE.omar.name }).click();
      // Signing in, enrolling and starting: as long as the sequence itself may take.
      await page.waitForURL(/\/learn\/courses\/[0-9a-f-]{36}\/view\/content/);
    });

    test('[2.27] a visitor narrows the list by collection and category, in the address alone', async ({
      page,
    }) => {
      const all = await count(page).innerText();
      const tag = page.getByRole('button', SAFETY);
      await tag.click();
      await expect(page).toHaveURL(/open-catalog[?]collection=/);
      await page.getByRole('button', { name: words.filters }).first().click();
      const drawer = page.getByRole('dialog', { name: words.filters });
      // Terms are the members'.
      const sections = [words.collection, 'Department', 'Format', 'Level'];
      await expect(drawer.getByRole('group')).toHaveText(startingWith(sections, locale));
      await drawer.getByRole('checkbox', { name: 'Beginner' }).check();
      await expect(page).toHaveURL(/category/);
      await drawer.getByRole('button', { name: words.closeFilters }).first().click();
      await expect(page.getByRole('button', { name: words.remove('Beginner') })).toBeVisible();
      // Until both have come, the list shows what it had.
      await expect(count(page)).toHaveAttribute('aria-busy', 'false');
      await expect(count(page)).not.toHaveText(all);
      const narrowed = await count(page).innerText();

      const filtered = page.url();
      await openPage(page, LIST);
      await expect(tag).toHaveAttribute('aria-pressed', 'false');
      await expect(count(page)).toHaveText(all);
      await openPage(page, filtered);
      await expect(tag).toHaveAttribute('aria-pressed', 'true');
      await expect(count(page)).toHaveText(narrowed);
    });

    test('the way in leads back to what was looked at', async ({ page }) => {
      await openPage(page, `${LIST}?keyword=posters`);
      const href = await page.getByRole('link', { name: words.signIn }).getAttribute('href');
      expect(href).toBe('/oidc/login?redirectUrl=%2Flearn%2Fopen-catalog%3Fkeyword%3Dposters');
    });

    test('axe finds nothing to mend', async ({ page }) => {
      await openPage(page, `${LIST}?keyword=writing`);
      await expectAccessibleInThemes(page, 'the open catalog');
      await page.getByRole('button', { name: words.filters }).first().click();
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
      await expectAccessibleInThemes(page, 'filters of the open catalog');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words.language }).click();
      await expect(page.getByText('العربية').last()).toBeVisible();
      await expectAccessibleInThemes(page, 'languages');
    });
  });
}

test.describe('a session that has ended', () => {
  test.use({ expectedComplaint: /status of 401/ });

  test('[6.5] who was signed in looks on as a visitor when the session ends', async ({ page, context }) => {
    await signInAnew(page, 'omar', LIST);
    await untilAlive(page);
    // As a session that the server has ended: the browser still shows what it was given.
    const session = (await context.cookies()).filter(({ name }) => name.endsWith('sid'));
    await context.addCookies(
      session.map((cookie) => ({ ...cookie, value: 'x'.repeat(cookie.value.length) })),
    );
    await page.getByRole('searchbox').fill('posters');
    await expect(page.locator('main article')).toHaveCount(1);
    await page.getByRole('link', { name: 'Looking at posters' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Looking at posters' })).toBeVisible();
    await expect(page).toHaveURL(/\/view\/details$/);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Sign in to start' })).toBeVisible();
    await openPage(page, LIST);
    await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  });
});

test('[2.17] the first answer carries the courses, their links, and what previews and search engines read', async ({
  request,
}) => {
  const html = await (await request.get(LIST)).text();
  expect(html).toContain('<title>Open catalog · Lantern</title>');
  expect(html).toContain('<meta property="og:title" content="Open catalog"/>');
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"\/>/);
  expect(html.match(/href="\/learn\/open-catalog\/[0-9a-f-]{36}\/view\/details"/g)).toHaveLength(20);
});
