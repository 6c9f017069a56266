import type { Page } from '@playwright/test';
import { LIST_WORDS } from './list-words';
import { choose, LOOKS } from './looks';
import { openPage, untilAlive } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

const LIST = '/learn/courses';
const ALL = 200;

const links = (page: Page) => page.locator('main article a');
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** What the list tells once it has counted, and other than it told before. */
async function told(page: Page, before = ''): Promise<string> {
  await expect(async () => {
    const text = await count(page).innerText();
    expect(text).toMatch(/\d/);
    expect(text).not.toBe(before);
  }).toPass();
  return count(page).innerText();
}

/** Where the pages of the list began that were asked for. */
function pagesOf(page: Page): number[] {
  const starts: number[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/objective-accesses/query') && searchParams.has('skip'))
      starts.push(Number(searchParams.get('skip')));
  });
  return starts;
}

for (const { name, locale, viewport } of LOOKS) {
  test.describe(name, () => {
    const words = LIST_WORDS[locale];
    test.use({ viewport });
    test.beforeEach(async ({ page, context, baseURL }) => {
      await choose(context, baseURL ?? '', { locale });
      await signInAs(page, 'lin');
      await openPage(page, LIST);
    });

    test('two hundred courses are one scroll, fetched as they come near, each of them once', async ({
      page,
    }) => {
      const starts = pagesOf(page);
      const first = await links(page).count();
      await page.waitForLoadState('networkidle');
      expect(starts, 'nobody has scrolled').toEqual([]);
      for (let loaded = first; loaded < ALL; loaded = await links(page).count()) {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expect.poll(() => links(page).count()).toBeGreaterThan(loaded);
      }
      await expect(links(page)).toHaveCount(ALL);
      expect(
        new Set(await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')))),
      ).toHaveProperty('size', ALL);
      expect(starts).toEqual([20, 40, 60, 80, 100, 120, 140, 160, 180]);
      await expect(page.getByRole('main').getByRole('button', { name: words.showMore })).toHaveCount(0);
    });

    test('Back restores the list with its filters and its place, Forward the course', async ({ page }) => {
      const all = await told(page);
      await page.getByRole('combobox', { name: words.sortBy }).selectOption('name');
      await page.getByRole('button', { name: words.filters }).first().click();
      await page.getByRole('dialog').getByRole('checkbox', { name: words.notStarted }).check();
      await expect(page).toHaveURL(/courseProgress=notStarted&sort=name$/);
      await page.keyboard.press('Escape');
      // The page does not scroll under the drawer.
      await expect(page.getByRole('dialog')).toBeHidden();
      const narrowed = await told(page, all);
      const first = await links(page).count();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => links(page).count()).toBeGreaterThan(first);

      const link = links(page).nth(first + 5);
      await link.scrollIntoViewIfNeeded();
      const title = await link.innerText();
      const place = await scrollTop(page);
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const course = page.url();

      await page.goBack();
      await expect(page.getByRole('link', { name: title, exact: true })).toBeInViewport();
      await expect
        .poll(async () => Math.abs((await scrollTop(page)) - place))
        .toBeLessThan(viewport.height / 4);
      await expect(count(page)).toHaveText(narrowed);
      await expect(page).toHaveURL(/courses[?]courseProgress=notStarted&sort=name$/);
      await expect(page.getByRole('combobox', { name: words.sortBy })).toHaveValue('name');

      // Also where the page is loaded anew, as after signing in or a course of another program.
      await page.reload();
      await untilAlive(page);
      await expect(page.getByRole('link', { name: title, exact: true })).toBeInViewport();
      await expect(count(page)).toHaveText(narrowed);

      await page.goForward();
      await expect(page).toHaveURL(course);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });
  });
}

test('Back and Forward bring each list back with its own filters', async ({ page }) => {
  // As on a slow phone, where the list can be left before it has come to life.
  await page.addInitScript(() => {
    let isSlow = true;
    addEventListener('click', () => (isSlow = false), { once: true });
    const schedule: (message: unknown) => void = Reflect.get(MessagePort.prototype, 'postMessage');
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => schedule.call(this, message), isSlow ? 100 : 0);
    };
  });
  await signInAs(page, 'ada');
  await page.goto(LIST);
  // The frame answers, what stands in it does not yet.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const menu = page.getByRole('navigation');
  const all = await told(page);
  await menu.getByRole('link', { name: 'Catalog' }).click();
  await expect(heading('Catalog')).toBeVisible();
  await menu.getByRole('link', { name: 'My courses' }).click();
  await expect(heading('My courses')).toBeVisible();
  await page.getByRole('button', { name: 'Safety', exact: true }).click();
  await expect(page).toHaveURL(/collection=/);
  const narrowed = await told(page, all);

  await page.goBack();
  await expect(heading('Catalog')).toBeVisible();
  await page.goBack();
  await expect(heading('My courses')).toBeVisible();
  await expect(count(page)).toHaveText(all);
  await expect(page).toHaveURL(/courses$/);
  await page.goForward();
  await expect(heading('Catalog')).toBeVisible();
  await page.goForward();
  await expect(count(page)).toHaveText(narrowed);
  await expect(page).toHaveURL(/collection=/);
});

test('another choice never takes the list off the screen, whoever made it', async ({ page }) => {
  await page.clock.install();
  await signInAs(page, 'ada');
  await openPage(page, LIST);
  const all = await told(page);
  const search = await page.getByRole('searchbox').elementHandle();
  // What another choice leaves comes late, or never.
  const isAsked = page.waitForRequest(/objective-accesses\/query\?.*showcase/);
  await page.route(/objective-accesses\/query\?.*showcase/, () => {});
  await page.getByRole('button', { name: 'Safety', exact: true }).click();
  await isAsked;
  await expect(page).toHaveURL(/collection=/);
  // Long after a skeleton would have come.
  await page.clock.fastForward(5000);
  expect(await search?.isVisible()).toBe(true);
  await expect(links(page).first()).toBeVisible();

  // Back to all of them: nobody waits for what is not wanted any more.
  await page.getByRole('button', { name: 'Safety', exact: true }).click();
  expect(await told(page)).toBe(all);
  expect(await search?.isVisible()).toBe(true);
});

test.describe('when the server fails', () => {
  test.use({ expectedComplaint: /status of 400|ProblemError: invalidRequest/ });

  test('courses that could not be loaded are asked for again', async ({ page }) => {
    await signInAs(page, 'ada');
    await openPage(page, '/learn/profile');
    let isDown = true;
    await page.route('**/objective-accesses/query**', (route) =>
      isDown
        ? route.fulfill({ status: 400, json: { code: 'invalidRequest', errors: {} } })
        : route.continue(),
    );
    await page.getByRole('navigation').getByRole('link', { name: 'My courses' }).click();
    await expect(page.getByRole('heading', { name: 'The courses could not be loaded' })).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(links(page).first()).toBeVisible();
  });

  test('a page in the middle that fails is asked for again, what is there stays', async ({ page }) => {
    await signInAs(page, 'lin');
    await openPage(page, LIST);
    const first = await links(page).count();
    await page.route(
      '**/objective-accesses/query**',
      (route) => route.fulfill({ status: 400, json: { code: 'invalidRequest', errors: {} } }),
      { times: 1 },
    );
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText('More courses could not be loaded.')).toBeVisible();
    await expect(links(page)).toHaveCount(first);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => links(page).count()).toBeGreaterThan(first);
  });
});
