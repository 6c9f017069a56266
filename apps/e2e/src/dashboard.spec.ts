import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInThemes } from './expect-accessible';
import { choose, LOOKS } from './looks';
import { openPage, untilAlive } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';
import { smallTargets } from './small-targets';

const WORDS = {
  'en-US': {
    greeting: /^Good .*, Ada$/,
    continue: 'Continue',
    recent: 'Recent courses',
    tasks: /^(Tasks|Due first)$/,
    results: 'Recent results',
    certificates: 'Certificates',
    customise: 'Customise',
    close: 'Close',
    up: 'Move Certificates up',
    usual: 'Usual order',
    today: 'Today',
    places: 'Places',
    menu: 'Open menu',
  },
  ar: {
    greeting: /، Ada$/,
    continue: 'متابعة',
    recent: 'الدورات الأخيرة',
    tasks: /المهام|الأقرب/,
    results: 'أحدث النتائج',
    certificates: 'الشهادات',
    customise: 'تخصيص',
    close: 'إغلاق',
    up: 'انقل الشهادات إلى الأعلى',
    usual: 'الترتيب المعتاد',
    today: 'اليوم',
    places: 'الأماكن',
    menu: 'فتح القائمة',
  },
} as const;

/** Each arranges a dashboard of their own. */
const ARRANGERS = { 'en-US': 'theodora', ar: 'amira' } as const;

/** How much of what is seen has moved by itself since the page began. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as Array<PerformanceEntry & { value: number }>; // asked for by type
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Where nothing has moved, nothing is told.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

/** The titles of results and certificates, which the page draws itself, from above. */
const order = (page: Page) =>
  page.locator('#results-title, #certificates-title').evaluateAll((titles) => titles.map(({ id }) => id));

for (const { name, locale, viewport } of LOOKS) {
  test.describe(name, () => {
    const words = WORDS[locale];
    test.use({ viewport });
    test.beforeEach(async ({ context, baseURL }) => choose(context, baseURL ?? '', { locale }));

    test('[2.2] the dashboard greets, goes on, and shows what is due and how it went; nothing moves', async ({
      page,
    }) => {
      await signInAs(page, 'ada');
      await openPage(page, '/learn');
      await expect(page.getByRole('heading', { level: 1, name: words.greeting })).toBeVisible();
      const recent = page.getByRole('region', { name: words.recent });
      await expect(recent.getByRole('listitem')).toHaveCount(4);
      await expect(page.getByRole('heading', { level: 2, name: words.tasks })).toBeVisible();
      await expect(page.getByRole('region', { name: words.results }).getByRole('listitem')).toHaveCount(5);
      await expect(page.getByRole('region', { name: words.certificates }).getByRole('listitem')).toHaveCount(
        3,
      );
      expect(await shiftOf(page)).toBeLessThan(0.01);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
      await expectAccessibleInThemes(page, 'the dashboard');
      await page.getByRole('main').getByRole('link', { name: words.continue, exact: true }).click();
      await expect(page).toHaveURL(/\/view\/content/);
    });

    test('[2.2] a widget is moved by keyboard, keeps the focus, and is there after a reload', async ({
      page,
    }) => {
      await signInAs(page, ARRANGERS[locale]);
      await openPage(page, '/learn');
      await page.getByRole('button', { name: words.customise }).click();
      const up = page.getByRole('button', { name: words.up });
      await up.focus();
      await expectAccessible(page, 'arranging the dashboard', { within: 'dialog' });
      const isSaved = page.waitForResponse(/dashboard\/widgets$/);
      await page.keyboard.press('ArrowUp');
      expect((await isSaved).status()).toBe(200);
      await expect(up).toBeFocused();
      await page.reload();
      await untilAlive(page);
      expect(await order(page)).toEqual(['certificates-title', 'results-title']);
      await page.getByRole('button', { name: words.customise }).click();
      const box = page.getByRole('checkbox', { name: words.results });
      const isHidden = page.waitForResponse(/dashboard\/widgets$/);
      await box.press('Space');
      expect((await isHidden).status()).toBe(200);
      expect(await order(page)).toEqual(['certificates-title']);
      const isReset = page.waitForResponse(/dashboard\/widgets$/);
      await page.getByRole('button', { name: words.usual }).press('Enter');
      expect((await isReset).status()).toBe(200);
      await page.getByRole('button', { name: words.close, exact: true }).click();
      expect(await order(page)).toEqual(['results-title', 'certificates-title']);
    });
  });
}

test.describe('[2.23] on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the bar at the foot leads around, marks where one is, and gives way to the player', async ({
    page,
  }) => {
    const words = WORDS['en-US'];
    await signInAs(page, 'ada');
    await openPage(page, '/learn');
    const bar = page.getByRole('navigation', { name: words.places });
    await expect(bar.getByRole('link')).toHaveText([words.today, 'My courses', 'Calendar', 'Catalog']);
    await expect(bar.getByRole('link', { name: words.today })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('button', { name: words.menu })).toBeHidden();
    expect(await smallTargets(page)).toEqual([]);
    for (const [place, address] of [
      ['My courses', /\/learn\/courses$/],
      ['Calendar', /\/learn\/calendar/],
      ['Catalog', /\/learn\/catalog$/],
    ] as const) {
      await bar.getByRole('link', { name: place }).tap();
      await expect(page).toHaveURL(address);
      await expect(bar.locator('[aria-current]')).toHaveText([place]);
    }
    // The way back to the lesson stands above the bar, not under it.
    const dock = page.getByRole('region', { name: 'Continue where you left off' });
    const [dockBox, barBox] = [await dock.boundingBox(), await bar.boundingBox()];
    expect((dockBox?.y ?? 0) + (dockBox?.height ?? 0)).toBeLessThanOrEqual((barBox?.y ?? 0) + 1);
    await dock.getByRole('link', { name: words.continue }).tap();
    await expect(page).toHaveURL(/\/view\/content/);
    await expect(bar).toHaveCount(0);
  });
});

test('[4.22] what is due is on the dashboard, is done there, and is gone from what is open', async ({
  page,
}, { repeatEachIndex }) => {
  const title = `Water the plants, ${repeatEachIndex}`;
  await signInAs(page, 'lin');
  await openPage(page, '/learn/tasks');
  const form = page.getByRole('complementary').last();
  await form.getByLabel('What to do').fill(title);
  await form.getByLabel('When').fill(new Date().toISOString().slice(0, 10));
  await form.getByRole('button', { name: 'Add a task' }).click();
  await expect(page.getByRole('button', { name: `Change “${title}”` })).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Dashboard' })
    .filter({ visible: true })
    .click();
  const box = page.getByRole('checkbox', { name: `Tick: ${title}` });
  const isSaved = page.waitForResponse(/tasks\/[^/]+\/tick$/);
  await box.check();
  expect((await isSaved).status()).toBe(200);
  await page.reload();
  await untilAlive(page);
  await expect(box).toBeChecked();
});

test('[2.3] [6.4] with the cookie new-learner-MF, My courses has the dashboard above its list', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'new-learner-MF', value: 'true', url: baseURL ?? '' }]);
  await signInAs(page, 'ada');
  await openPage(page, '/learn/courses');
  await expect(page.getByRole('heading', { level: 2, name: WORDS['en-US'].greeting })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search my courses' })).toBeVisible();
  await expectAccessible(page, 'My courses in the layout of the dashboard');
});
