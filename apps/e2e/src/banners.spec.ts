import type { Browser, Page } from '@playwright/test';
import { expectAccessibleInThemes } from './expect-accessible';
import { choose, LOOKS } from './looks';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';
import { smallTargets } from './small-targets';

const WORDS = {
  'en-US': {
    region: 'News',
    dismiss: 'Dismiss',
    next: 'Next',
    button: 'See the course',
    title: 'A banner of today',
  },
  ar: { region: 'الأخبار', dismiss: 'إخفاء', next: 'التالي', button: 'عرض الدورة', title: 'إعلان اليوم' },
} as const;
const OF_THE_DEMO = { 'en-US': 'Questions that open doors', ar: 'أسئلة تفتح الأبواب' } as const;
/** Each has a unit of their own, so that nobody else sees what is said there. */
const READERS = { 'en-US': 'lin', ar: 'noor' } as const;

/** As an operator, from a page of theirs. */
async function operate(
  browser: Browser,
  work: (ask: (path: string, body: object) => Promise<number>) => Promise<void>,
) {
  const page = await browser.newPage({ baseURL: process.env['LANTERN_E2E_URL'] ?? '' });
  await signInAs(page, 'omar');
  await openPage(page, '/learn/profile');
  await work((path, body) =>
    page.evaluate(
      async ([address, json]) => {
        const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
        const reply = await fetch(`/api/platform/v1/operations/${address}`, {
          method: 'POST',
          headers,
          body: json,
        });
        return reply.status;
      },
      [path, JSON.stringify(body)] as const,
    ),
  );
  await page.context().close();
}

/** How much of what is seen has moved by itself since the page began. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ); // a layout shift's
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 200);
      }),
  );

for (const { name, locale, viewport } of LOOKS) {
  test.describe(name, () => {
    const words = WORDS[locale];
    const reader = READERS[locale];
    const code = `e2e-${reader}`;
    test.use({ viewport });
    test.beforeEach(async ({ page, context, baseURL, browser }) => {
      await choose(context, baseURL ?? '', { locale });
      await operate(browser, async (ask) => {
        await ask('units/add', { code, name: code });
        await ask('units/assign', { code, email: [`${reader}@demo.test`] });
        await ask('banners/remove', { code });
        const { title, button } = words;
        const texts = { locale, title, text: title, button, link: '/learn/catalog' };
        expect(await ask('banners/set', { code, audience: 'unit', unit: [code], order: -1, ...texts })).toBe(
          200,
        );
      });
      await signInAs(page, reader);
    });
    test.afterEach(({ browser }) =>
      operate(browser, async (ask) => {
        expect(await ask('banners/remove', { code })).toBe(200);
      }),
    );

    test('[1.6] a banner has its place from the first paint, turns by hand, and is dismissed for good', async ({
      page,
    }) => {
      await openPage(page, '/learn');
      const news = page.getByRole('region', { name: words.region });
      await expect(news.getByRole('heading', { name: words.title })).toBeVisible();
      expect(await shiftOf(page)).toBeLessThan(0.02);
      await expect(news.getByRole('link', { name: words.button })).toHaveAttribute('href', '/learn/catalog');
      await expectAccessibleInThemes(page, 'the dashboard with a banner');
      expect(await smallTargets(page)).toEqual([]);
      await news.getByRole('button', { name: words.next }).click();
      await expect(news.getByRole('heading', { name: OF_THE_DEMO[locale] })).toBeVisible();
      await news.getByRole('button', { name: words.next }).click();
      const isSaved = page.waitForResponse(/\/dismissal$/);
      await news.getByRole('button', { name: `${words.dismiss}: ${words.title}` }).click();
      await expect(news.getByRole('heading', { name: OF_THE_DEMO[locale] })).toBeFocused();
      expect((await isSaved).status()).toBe(200);
      await openPage(page, '/learn');
      await expect(news.getByRole('heading', { name: OF_THE_DEMO[locale] })).toBeVisible();
      await expect(news.getByRole('button', { name: words.next })).toHaveCount(0);
      await news.getByRole('link', { name: words.button }).click();
      await expect(page).toHaveURL(/\/learn\/catalog\/[\da-f-]{36}/);
    });
  });
}
