import type { Page } from '@playwright/test';
import { enrol, offer, recordsOf, startAttempt, submit, WORDS } from './attempt-steps';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

const ENGLISH = WORDS['en-US'];

const nextFrame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame));

function heldBack() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}

test.use({ expectedComplaint: /status of 50\d|net::ERR/ });
const SUBMIT = '**/submit-objective-workflows';

/** A fresh attempt of the course, on its page. */
async function underWay(page: Page, code: string): Promise<void> {
  test.slow();
  await signInAs(page, 'omar');
  const address = await enrol(page, code);
  await startAttempt(page, code);
  await openPage(page, address);
  await expect(offer(page, ENGLISH.continue)).toBeVisible();
}

test('[4.10] handing in to a slow server: the page waits, is sent once, and tells the result, here, in another tab and on another device', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const code = 'FIN-105';
  await underWay(page, code);
  const before = (await recordsOf(page, code)).length;
  const device = await browser.newContext({ baseURL: baseURL ?? '' });
  await device.addCookies(await context.cookies());
  const onlookers = [await context.newPage(), await device.newPage()];
  for (const onlooker of onlookers) await openPage(onlooker, page.url());
  const news = heldBack();
  await page.route('**/version', async (route) => {
    await news.released;
    await route.continue();
  });
  const player = await device.newPage();
  await openPage(player, `${page.url()}/view/content`);
  const playerEnd = player.getByRole('button', { name: ENGLISH.submitCourse }).first();
  await expect(playerEnd).toBeVisible();

  let sent = 0;
  const submitting = heldBack();
  await page.route(SUBMIT, async (route) => {
    sent += 1;
    await submitting.released;
    await route.continue();
  });
  // What the player did reaches the page while the button is being pressed: it must not slip away.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await submit(page, ENGLISH, async (button) => {
    await button.hover();
    await page.mouse.down();
    const course = page.waitForResponse('**/objective-access');
    news.release();
    await (await course).finished();
    for (let frame = 0; frame < 3; frame += 1) await nextFrame(page);
    await page.mouse.up();
  });
  await expect(page.getByText('You are at')).toBeVisible();
  await expect.poll(() => sent).toBe(1);
  await expect(offer(page, ENGLISH.startAgain)).toHaveCount(0);
  await page.keyboard.press('Enter');
  submitting.release();
  for (const shown of [page, ...onlookers]) {
    await expect(offer(shown, ENGLISH.startAgain)).toBeEnabled();
    await expect(offer(shown, ENGLISH.continue)).toHaveCount(0);
  }
  await expect(playerEnd).toHaveCount(0);
  expect(sent).toBe(1);
  expect(await recordsOf(page, code)).toHaveLength(before + 1);
  await device.close();
});

test('[4.10] handing in to a server that fails once it has done it: sent again, done once', async ({
  page,
}) => {
  const code = 'FIN-105';
  await underWay(page, code);
  const before = (await recordsOf(page, code)).length;
  const bodies: Array<string | null> = [];
  await page.route(SUBMIT, async (route) => {
    bodies.push(route.request().postData());
    if (bodies.length === 1) {
      await route.fetch();
      await route.fulfill({ status: 503 });
    } else if (bodies.length === 2) await route.abort();
    else await route.continue();
  });
  await submit(page, ENGLISH);
  await expect(offer(page, ENGLISH.startAgain)).toBeEnabled();
  // What was done may be seen before it is sent for the third time.
  await expect.poll(() => bodies.length).toBeGreaterThanOrEqual(3);
  expect(new Set(bodies).size).toBe(1);
  expect(await recordsOf(page, code)).toHaveLength(before + 1);
});
