import type { BrowserContext, Page } from '@playwright/test';
import { courseWithCode, enrol, offer, startAttempt, WORDS } from './attempt-steps';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

const { start, continue: goOn } = WORDS['en-US'];
const LIVE = '**/users/me/live*';
const isStream = (url: string) => new URL(url).pathname.endsWith('/users/me/live');

/** Opens it, and waits until it has heard the stream begin: from then on it asks by itself once a minute only. */
async function openLivePage(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('lantern-live', () => document.documentElement.setAttribute('data-heard', ''));
  });
  await openPage(page, address);
  await page.locator('html[data-heard]').waitFor({ state: 'attached' });
}

function streamsOf(context: BrowserContext): string[] {
  const streams: string[] = [];
  context.on('request', (request) => {
    if (isStream(request.url())) streams.push(request.url());
  });
  return streams;
}

test('[4.3] what a learner begins on one device is there on the other, which nobody touches', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'theodora');
  const address = await enrol(page, 'FIN-107');
  await openLivePage(page, address);
  await expect(offer(page, start)).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await signInAs(phone, 'theodora');
  await startAttempt(phone, 'FIN-107');
  await expect(offer(page, goOn)).toBeVisible();
  await phone.context().close();
});

test('a course that is taken elsewhere comes into the open list of courses', async ({ page, browser }) => {
  await signInAs(page, 'theodora');
  await openLivePage(page, '/learn/courses?viewType=MyCourses');
  const phone = await (await browser.newContext()).newPage();
  await signInAs(phone, 'theodora');
  await enrol(phone, 'FIN-106');
  const { objective } = await courseWithCode(phone, 'FIN-106');
  await expect(page.locator(`main a[href*="${objective.id}"]`).first()).toBeVisible();
  await phone.context().close();
});

test('the tabs of one browser share one stream; when the one that has it goes, the next goes on', async ({
  page,
  context,
}) => {
  await signInAs(page, 'theodora');
  const streams = streamsOf(context);
  const address = await enrol(page, 'FIN-105');
  await openLivePage(page, address);
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) await openPage(other, address);
  expect(streams).toHaveLength(1);

  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  expect(streams[1]).toMatch(/\?after=\d+$/);
  const [next, last] = others;
  if (!next || !last) throw new Error('Two pages were opened.');
  await startAttempt(next, 'FIN-105');
  for (const other of others) await expect(offer(other, goOn)).toBeVisible();
});

test.describe('where a proxy lets no stream through', () => {
  test.use({ expectedComplaint: /Failed to load resource|users\/me\/live/ });

  test('[4.3] the page asks by itself, and is true some seconds later', async ({ page, context }) => {
    test.slow();
    await context.route(LIVE, (route) => route.abort());
    await signInAs(page, 'theodora');
    const address = await enrol(page, 'FIN-104');
    await openPage(page, address);
    await expect(offer(page, start)).toBeVisible();
    await startAttempt(page, 'FIN-104');
    await expect(offer(page, goOn)).toBeVisible({ timeout: 30_000 });
  });
});
