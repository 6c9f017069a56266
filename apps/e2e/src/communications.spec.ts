import type { Page } from '@playwright/test';
import { openLivePage, openStaff } from './announce-steps';
import { courseWithCode } from './attempt-steps';
import { expectAccessibleInThemes } from './expect-accessible';
import { choose, LOOKS } from './looks';
import { openPage, untilAlive } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';
import { smallTargets } from './small-targets';

const WORDS = {
  'en-US': {
    announcements: /^Announcements/,
    discussions: /^Discussions/,
    teams: /^Teams/,
    noTeams: 'No team messages',
    more: /^Show \d+ more$/,
    fresh: 'New',
    channel: 'Announcements',
    failed: 'News and messages are not available right now.',
    retry: 'Try again',
  },
  ar: {
    announcements: /^الإعلانات/,
    discussions: /^المناقشات/,
    teams: /^الفِرق/,
    noTeams: 'لا توجد رسائل من الفِرق',
    more: /^عرض/,
    fresh: 'جديد',
    channel: 'الإعلانات',
    failed: 'الأخبار والرسائل غير متاحة الآن.',
    retry: 'إعادة المحاولة',
  },
} as const;
const CALL = '**/users/me/communications';

const hubOf = (page: Page) => page.locator('[data-fragment="communications"]');

// A call is refused on purpose.
test.use({ expectedComplaint: /status of 503/ });

for (const { name, locale, viewport } of LOOKS) {
  test.describe(name, () => {
    const words = WORDS[locale];
    test.use({ viewport });
    test.beforeEach(async ({ page, context, baseURL }) => {
      await choose(context, baseURL ?? '', { locale });
      await signInAs(page, 'ada');
    });

    test('[1.6] all that was said is in one place, by kind; a thread is one press away', async ({ page }) => {
      await openPage(page, '/learn');
      const hub = hubOf(page);
      await expect(hub.getByRole('listitem')).toHaveCount(4);
      await expect(hub.getByRole('button', { name: words.more })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
      await expectAccessibleInThemes(page, 'the dashboard with what was said');
      await hub.getByRole('tab', { name: words.teams }).click();
      await expect(hub.getByText(words.noTeams)).toBeVisible();
      await hub.getByRole('tab', { name: words.discussions }).click();
      await hub.getByRole('link', { name: 'The printer wanted to be paid in advance' }).click();
      await expect(page).toHaveURL(/view\/content\/.+\?thread=/);
      await expect(page.getByText('for the first time in nine years').first()).toBeVisible();
    });

    test('[1.6] [2.28] what staff announce is there without touching the page, and is read in its channel', async ({
      page,
      browser,
      baseURL,
    }) => {
      const title = `The lift is out of order, ${locale}`;
      const { objective } = await courseWithCode(page, 'FIN-901');
      const staff = await openStaff(browser, baseURL);
      await openLivePage(page, '/learn');
      const hub = hubOf(page);
      await hub.getByRole('tab', { name: words.announcements }).click();
      const id = await staff.announce(objective.id, title);
      const news = hub.getByRole('listitem').filter({ hasText: title });
      await expect(news.getByText(words.fresh)).toBeAttached();
      await news.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.channel })).toBeVisible();
      await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
      await staff.remove(id);
      await staff.close();
    });

    test('[8.11] what cannot be had is said, and can be tried again', async ({ page }) => {
      await page.route(CALL, (route) => route.fulfill({ status: 503, body: '{}' }));
      await openPage(page, '/learn');
      const alert = hubOf(page).getByRole('alert');
      await expect(alert).toContainText(words.failed);
      await page.unroute(CALL);
      await alert.getByRole('button', { name: words.retry }).click();
      await expect(hubOf(page).getByRole('listitem')).toHaveCount(4);
    });
  });
}

test('[1.6] a team’s messages lead to its chat, and all is read at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'amira');
  await openPage(page, '/learn');
  const hub = hubOf(page);
  const words = WORDS.ar;
  await expect(hub.getByText(words.fresh).first()).toBeAttached();
  expect(await smallTargets(page)).toEqual([]);
  const isRead = page.waitForResponse(/communications\/read$/);
  await hub.getByRole('button', { name: 'تحديد الكل كمقروء' }).click();
  expect((await isRead).status()).toBe(200);
  await expect(hub.getByRole('tab', { selected: true })).toBeFocused();
  await page.reload();
  await untilAlive(page);
  await hub.getByRole('tab', { name: words.teams }).click();
  await expect(hub.getByText(words.fresh)).toHaveCount(0);
  await hub.getByRole('link', { name: 'Team Marigold' }).click();
  await expect(page).toHaveURL(/view\/content\/3\.4\?chat=/);
  await expect(page.getByRole('dialog', { name: /Team Marigold/ })).toBeVisible();
});

/** The messages and the certificates, from above. */
const order = (page: Page) =>
  page
    .locator('[data-fragment="communications"], #certificates-title')
    .evaluateAll((found) => found.map((one) => one.getAttribute('data-fragment') ?? one.id));

test('[1.6] [2.2] the messages are hidden, shown and moved by the person', async ({ page }) => {
  await signInAs(page, 'omar');
  await openPage(page, '/learn');
  await expect(hubOf(page)).toBeAttached();
  await page.getByRole('button', { name: 'Customise' }).click();
  const isSaved = () => page.waitForResponse(/dashboard\/widgets$/);
  const box = page.getByRole('checkbox', { name: 'News and messages' });
  for (const count of [0, 1]) {
    const saved = isSaved();
    await box.press('Space');
    expect((await saved).status()).toBe(200);
    await expect(hubOf(page)).toHaveCount(count);
  }
  expect(await order(page)).toEqual(['certificates-title', 'communications']);
  const moved = isSaved();
  await page.getByRole('button', { name: 'Move News and messages up' }).click();
  expect((await moved).status()).toBe(200);
  await page.reload();
  await untilAlive(page);
  expect(await order(page)).toEqual(['communications', 'certificates-title']);
  await page.getByRole('button', { name: 'Customise' }).click();
  const reset = isSaved();
  await page.getByRole('button', { name: 'Usual order' }).press('Enter');
  expect((await reset).status()).toBe(200);
});
