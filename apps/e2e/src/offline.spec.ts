import type { Page } from '@playwright/test';
import { addressOfCourse } from './courses';
import { goOffline, openPage, untilAlive } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

/** What the browser says of files that it could not fetch. */
test.use({
  expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|preload CSS/,
});

const OFFLINE = /You are offline/;

/** The page is seen; whatever else it loads may still be on its way. */
async function openUntilPainted(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Presses a link to another page: that one stays, and says why. */
async function expectToStay(page: Page, name: string | RegExp): Promise<void> {
  const address = page.url();
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByText(OFFLINE).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  expect(page.url()).toBe(address);
}

/** The contents of activities that have come whole from now on, by their addresses. */
function contentsOf(page: Page): Set<string> {
  const contents = new Set<string>();
  page.on('requestfinished', (request) => {
    if (/\/activity\/[^/]+$/.test(request.url())) contents.add(request.url());
  });
  return contents;
}

/** Of the page that the worker has at hand; a promise is no answer to `waitForFunction`, which takes it for true. */
function languageOfKeptPage(page: Page): Promise<string | null | undefined> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return (await caches.match('/learn/offline'))?.headers.get('content-language');
  });
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'ada');
});

for (const [screen, addressOf, link] of [
  ['My courses', async () => '/learn/courses', 'Catalog'],
  ['the catalog', async () => '/learn/catalog', 'My courses'],
  ['a course', (page: Page) => addressOfCourse(page, 'FIN-901'), 'My courses'],
  [
    'a lesson',
    async (page: Page) => `${await addressOfCourse(page, 'FIN-901')}/view/content/4.1`,
    'My courses',
  ],
] as const) {
  test(`[2.8] ${screen}: the connection goes with the first paint, and a press keeps what is there`, async ({
    page,
    context,
  }) => {
    const address = await addressOf(page);
    await openUntilPainted(page, address);
    await goOffline(page);
    await expectToStay(page, link);

    await context.setOffline(false);
    await untilAlive(page);
    await page.getByRole('link', { name: link }).first().click();
    await expect(page).not.toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
  });
}

test('[2.8] a page whose program never came says it too, and comes alive once the connection is back', async ({
  page,
  context,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'));
  await openUntilPainted(page, '/learn/courses');
  await goOffline(page);
  await expectToStay(page, 'Catalog');

  await page.unroute('**/assets/*.js');
  await context.setOffline(false);
  await untilAlive(page);
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await page.getByRole('link', { name: 'Catalog' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Catalog' })).toBeVisible();
});

for (const [screen, address] of [
  ['My courses', '/learn/courses'],
  ['the catalog', '/learn/catalog'],
] as const) {
  test(`[2.26] ${screen}: a search without a connection says so beside what is there, and comes with it`, async ({
    page,
    context,
  }) => {
    await openPage(page, address);
    const cards = page.getByRole('main').getByRole('listitem');
    const count = await cards.count();
    await goOffline(page);
    await page.getByRole('searchbox').fill('no course is called this');
    await expect(page.getByText('This comes by itself once you are back.')).toBeVisible();
    await expect(cards).toHaveCount(count);

    await context.setOffline(false);
    await expect(page.getByText(OFFLINE)).toHaveCount(0);
    await expect(page.getByRole('main').getByText(/^No course matches/)).toBeVisible();
    await expect(page).toHaveURL(/no(\+|%20)course/);
  });
}

test('[2.8] menus and filters that have not come yet say so, and the list stays', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 844 });
  await openPage(page, '/learn/courses');
  await goOffline(page);
  // Not even from an earlier visit.
  await page.route('**/assets/*', (route) => route.abort('internetdisconnected'));
  for (const name of [/menu$/i, /Ada Lindqvist/, 'Filters']) {
    await page.getByRole('button', { name }).first().click();
    await expect(
      page
        .getByRole('alert')
        .getByText(/connection|could not/i)
        .first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible();
  }
});

test('[2.8] without a connection Next onto a tool says what it needs, and is there again after', async ({
  page,
  context,
}) => {
  await openPage(page, `${await addressOfCourse(page, 'FIN-901')}/view/content/4.1`);
  const next = page.getByRole('link', { name: /^Next/ });
  await expect(next).toBeVisible();
  await goOffline(page);
  await expect(page.getByRole('button', { name: 'Try now' })).toBeVisible();
  await expect(page.getByText('This lesson stays readable')).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Next/, description: 'This activity needs a connection' }),
  ).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const widthOfPage = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(widthOfPage).toBeLessThanOrEqual(390);
  await context.setOffline(false);
  await expect(next).toBeVisible();
});

for (const [from, what] of [
  ['3.2', 'fetched ahead'],
  ['3.1', 'not here yet'],
] as const) {
  test(`[2.8] a tool opened from Contents without a connection, ${what}, says so and opens by itself after`, async ({
    page,
    context,
  }) => {
    const contents = contentsOf(page);
    await openPage(page, `${await addressOfCourse(page, 'FIN-901')}/view/content/${from}`);
    // What comes next is fetched ahead.
    await expect.poll(() => contents.size).toBe(1);
    const tree = page.getByRole('tree');
    const lesson = page.getByRole('article').filter({ visible: true });
    await goOffline(page);
    await tree.getByText('Sort the costs').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sort the costs' })).toBeVisible();
    await expect(lesson.getByText('This activity needs a connection')).toBeVisible();
    await expect(tree).toBeVisible();

    await context.setOffline(false);
    await expect(lesson.locator('iframe')).toBeVisible();
  });
}

test('[2.8] a film of another site without a connection says so, and stands there with it', async ({
  page,
  context,
}) => {
  await page.route('https://player.vimeo.com/**', (route) => route.fulfill({ body: 'A film.' }));
  const contents = contentsOf(page);
  await openPage(page, `${await addressOfCourse(page, 'PLY-940')}/view/content/5.2`);
  // What comes next is fetched ahead.
  const film = page.getByRole('treeitem', { name: /^5\.3 / });
  await expect.poll(() => contents.size).toBe(1);
  await goOffline(page);
  await film.click();
  const lesson = page.getByRole('article').filter({ visible: true });
  await expect(lesson.getByText('This activity needs a connection')).toBeVisible();
  await expect(lesson.locator('iframe')).toHaveCount(0);

  await context.setOffline(false);
  await expect(lesson.locator('iframe')).toBeVisible();
});

test('[2.8] a lesson whose program never came says what it waits for, and comes with the connection', async ({
  page,
  context,
}) => {
  await page.route('**/assets/text-tools-*', (route) => route.abort('internetdisconnected'));
  const contents = contentsOf(page);
  await openPage(page, `${await addressOfCourse(page, 'FIN-901')}/view/content/1.1`);
  await page.getByRole('treeitem', { name: /^2\. / }).click();
  const another = page.getByRole('treeitem', { name: /^2\.1 / });
  // What comes next is fetched ahead, and what is pointed at.
  await another.hover();
  await expect.poll(() => contents.size).toBe(2);
  await goOffline(page);
  await another.click();
  const lesson = page.getByRole('article').filter({ visible: true });
  await expect(lesson.getByText(OFFLINE)).toBeVisible();
  await page.unroute('**/assets/text-tools-*');
  await context.setOffline(false);
  await expect(lesson.locator('div[dir=auto] p').first()).toBeVisible();
});

test('[2.34] a PDF whose viewer has not come yet stays shut and says so; later it opens with its styles', async ({
  page,
  context,
}) => {
  await openPage(page, await addressOfCourse(page, 'FIN-901'));
  await goOffline(page);
  await page.route('**/assets/pdf-viewer-*', (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: /week 3/ }).click();
  await expect(
    page
      .getByRole('alert')
      .getByText(/connection/)
      .first(),
  ).toBeVisible();
  await page.unroute('**/assets/pdf-viewer-*');
  await context.setOffline(false);
  await page.getByRole('link', { name: /week 3/ }).click();
  await expect(page.getByRole('dialog', { name: /week-3/ })).toHaveCSS('position', 'fixed');
});

test.describe('a page asked for anew', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const [language, heading, again] of [
    ['en-US', 'You are offline', 'Try again'],
    ['ar', 'أنت غير متصل بالإنترنت', 'حاول مرة أخرى'],
  ] as const) {
    test(`[2.8] without a connection says so in our words, ${language}, and opens after`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'locale', value: language, url: baseURL ?? '' }]);
      await openPage(page, '/learn/courses');
      await expect.poll(() => languageOfKeptPage(page)).toBe(language);
      await goOffline(page);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.getByRole('link', { name: again }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.goto('/learn/catalog');
      await expect(page.locator('html')).toHaveAttribute('lang', language);

      await context.setOffline(false);
      await page.getByRole('link', { name: again }).click();
      await expect(page).toHaveURL(/\/learn\/catalog/);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
  }
});
