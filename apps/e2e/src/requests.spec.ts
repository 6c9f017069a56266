import type { Page } from '@playwright/test';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

/** Any screen, from nothing: the page itself, its code, its faces and its data. */
const MOST_FOR_A_SCREEN = 20;
/** The first press after that: code and data of where it leads. */
const MOST_FOR_A_PRESS = 10;

/**
 * What a course holds, its pictures and files, is as much as its authors put there; the tab's icon is the browser's own
 * affair, which newer ones fetch anew whenever the address changes.
 */
const NOT_COUNTED = /\/api\/lms-storage\/|\/learn\/icons\//;

/** What is fetched from now on, told once nothing more comes. What a page reports by itself is no part of the wait. */
function fetchedBy(page: Page): () => Promise<string[]> {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && !NOT_COUNTED.test(request.url())) fetched.push(request.url());
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return fetched.splice(0);
  };
}

/** Opens a screen from nothing, presses a link on it, and waits for where that leads. */
async function pressFirst(page: Page, address: string, link: string, title: string | RegExp) {
  const fetched = fetchedBy(page);
  await openPage(page, address);
  const forScreen = await fetched();
  expect(forScreen.length, forScreen.join('\n')).toBeLessThanOrEqual(MOST_FOR_A_SCREEN);
  await page.getByRole('main').locator(link).first().click();
  await expect(page).toHaveURL(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const forPress = await fetched();
  expect(forPress.length, forPress.join('\n')).toBeLessThanOrEqual(MOST_FOR_A_PRESS);
  return { forPress, fetched };
}

const CONTENT = 'a[href^="/learn/courses/"][href$="/view/content"]';

test('from My courses into a course’s content', async ({ page }) => {
  await signInAs(page, 'ada');
  const { fetched } = await pressFirst(page, '/learn/courses', CONTENT, /\/view\/content/);
  await page.reload();
  const forScreen = await fetched();
  expect(forScreen.length, forScreen.join('\n')).toBeLessThanOrEqual(MOST_FOR_A_SCREEN);
});

test('from My courses to the page of a course, and that page by itself', async ({ page }) => {
  await signInAs(page, 'ada');
  const card = 'a[href^="/learn/courses/"]:not([href*="/view/"])';
  const { forPress } = await pressFirst(page, '/learn/courses', card, /\/learn\/courses\/[0-9a-f-]+/);
  // Its code is asked for in one round, and holds the content's too.
  expect(forPress.filter((url) => url.endsWith('.js')).length).toBeLessThanOrEqual(4);

  const fetched = fetchedBy(page);
  const html = await (await page.reload())?.text();
  const forScreen = await fetched();
  expect(forScreen.length, forScreen.join('\n')).toBeLessThanOrEqual(MOST_FOR_A_SCREEN);
  // The page names its files itself, but for what cleans texts: none waits for another.
  const late = forScreen.filter((url) => url.endsWith('.js') && !html?.includes(new URL(url).pathname));
  expect(late.length, late.join('\n')).toBeLessThanOrEqual(1);
});

test('from the catalog to a course', async ({ page }) => {
  await signInAs(page, 'ada');
  await pressFirst(page, '/learn/catalog', 'a[href^="/learn/catalog/"]', /\/learn\/catalog\/[0-9a-f-]+/);
});

test('from the open catalog to a course', async ({ page }) => {
  await pressFirst(page, '/learn/open-catalog', 'a[href*="/view/details"]', /\/view\/details/);
});
