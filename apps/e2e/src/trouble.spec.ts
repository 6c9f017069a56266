import type { Page, Route } from '@playwright/test';
import { courseNamed } from './courses';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

/** What the browser and the router say of calls that failed. */
test.use({ expectedComplaint: /503|ERR_FAILED|ProblemError: busy|NetworkError/ });

const API = '**/api/lms/**';
const COMMANDS = '**/create-self-enrollments';
const OUR_SERVER = /It is our server, not your connection/;
const CONNECTION = /There is no connection to the server/;
const SLOW = 'This takes longer than it should.';

const busy = (route: Route) => route.fulfill({ status: 503, headers: { 'retry-after': '5' }, body: '' });
const unreachable = (route: Route) => route.abort('failed');

/** Where a press on My courses leads to, and what stands there in the end. */
const WAYS = [
  ['the list', (page: Page) => page.getByRole('link', { name: 'Catalog' }).first()],
  [
    'the page of a course',
    (page: Page) =>
      page.getByRole('main').locator('a[href^="/learn/courses/"]:not([href*="/view/"])').first(),
  ],
  [
    'the content of a course',
    (page: Page) => page.getByRole('main').locator('a[href$="/view/content"]').first(),
  ],
  ['the tasks', (page: Page) => page.getByRole('main').getByRole('link', { name: 'All tasks' })],
  ['the calendar', (page: Page) => page.getByRole('link', { name: 'Calendar' })],
] as const;

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await signInAs(page, 'ada');
  await openPage(page, '/learn/courses');
});

/** What passes is asked for again after a second of the page's clock. */
async function untilSaid(page: Page, words: RegExp | string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 100 });
  }).toPass();
}

for (const [place, linkOn] of WAYS) {
  test(`[8.4] ${place}: a failing server is told from the connection, and is there after Try again`, async ({
    page,
  }) => {
    await page.route(API, busy);
    await linkOn(page).click();
    await untilSaid(page, OUR_SERVER);
    await expect(page.getByText(CONNECTION)).toHaveCount(0);
    await expect(page.getByRole('main')).toHaveCount(1);
    await page.unroute(API);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(OUR_SERVER)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/wrong|could not/);
  });

  test(`[8.4] ${place}: no connection is told as that, and is there after Try again`, async ({ page }) => {
    await page.route(API, unreachable);
    await linkOn(page).click();
    await untilSaid(page, CONNECTION);
    await expect(page.getByText(OUR_SERVER)).toHaveCount(0);
    await page.unroute(API);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(CONNECTION)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/No connection|could not/);
  });

  test(`${place}: a server that hangs is spoken of after three seconds, and asked again on request`, async ({
    page,
  }) => {
    const asked: Route[] = [];
    let hangs = true;
    await page.route(API, (route) => (hangs ? void asked.push(route) : route.continue()));
    await linkOn(page).click();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await untilSaid(page, SLOW);
    hangs = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(SLOW)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveURL(/\/learn\/courses\/?$/);
  });
}

test('a server that is busy for long says at once when to try again, and is not asked before', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/objective-access', (route) => {
    asked += 1;
    return route.fulfill({ status: 503, headers: { 'retry-after': '120' }, body: '' });
  });
  await page.getByRole('main').locator('a[href^="/learn/courses/"]:not([href*="/view/"])').first().click();
  await expect(page.getByText(/Try again in 2 minutes\./)).toBeVisible();
  const before = asked;
  await page.clock.runFor(10_000);
  expect(asked).toBe(before);
});

test('[8.3] a command that a failing server refuses says so, and Try again sends the same', async ({
  page,
}) => {
  const sent: string[] = [];
  await openPage(page, `/learn/catalog/${await courseNamed(page.request, 'Plain words at work')}`);
  await page.route(COMMANDS, (route) => {
    sent.push(route.request().postData() ?? '');
    return busy(route);
  });
  await page.getByRole('button', { name: 'Add to my courses' }).click();
  await untilSaid(page, OUR_SERVER);
  const before = sent.length;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => sent.length).toBeGreaterThan(before);
  await untilSaid(page, OUR_SERVER);
  expect(new Set(sent).size).toBe(1);
});

test('a command that hangs is spoken of after three seconds, and sent again on request', async ({ page }) => {
  const sent: Route[] = [];
  await openPage(page, `/learn/catalog/${await courseNamed(page.request, 'Plain words at work')}`);
  await page.route(COMMANDS, (route) => void sent.push(route));
  await page.getByRole('button', { name: 'Add to my courses' }).click();
  await untilSaid(page, SLOW);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.request().postData()).toBe(sent[0]?.request().postData());
});
