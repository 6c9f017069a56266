import type { Page, Request } from '@playwright/test';
import { openPage, untilAlive, withoutNews } from './open-page';
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

/**
 * What is fetched: for a screen from its own document on, for a press from what was told before. Told once nothing is
 * under way and the page has nothing to do: the browser's own "idle" is that of the document, and stays when a press
 * fetches more. What a page reports by itself is no part of it.
 */
function fetchedBy(page: Page): () => Promise<string[]> {
  const fetched: string[] = [];
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.method() !== 'GET' || NOT_COUNTED.test(request.url())) return;
    // The stream of news comes after the page, and has no end.
    if (request.resourceType() === 'eventsource') return;
    const isScreen = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isScreen) fetched.length = 0;
    fetched.push(request.url());
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    for (let known = -1; open.size > 0 || known < fetched.length; ) {
      await expect.poll(() => open.size).toBe(0);
      known = fetched.length;
      await untilAlive(page);
    }
    return fetched.splice(0);
  };
}

/** Opens a screen from nothing, presses a link on it, and waits for where that leads. */
async function pressFirst(page: Page, address: string, link: string, title: string | RegExp) {
  await withoutNews(page);
  const fetched = fetchedBy(page);
  await openPage(page, address);
  const forScreen = await fetched();
  expect(forScreen.length, forScreen.join('\n')).toBeLessThanOrEqual(MOST_FOR_A_SCREEN);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await page.getByRole('main').locator(link).first().click();
  await expect(page).toHaveURL(title);
  await expect(heading).not.toHaveText(before);
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
  const { forPress, fetched } = await pressFirst(
    page,
    '/learn/courses',
    card,
    /\/learn\/courses\/[0-9a-f-]+/,
  );
  // Its code is asked for in one round, and holds the content's too.
  expect(forPress.filter((url) => url.endsWith('.js')).length).toBeLessThanOrEqual(4);

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
