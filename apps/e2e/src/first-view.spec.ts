import type { Page } from '@playwright/test';
import { choose } from './looks';
import { openPage, withoutNews } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

const MOST_REQUESTS = 10;
const MOST_BYTES = 220_000;

/** What the browser fetches for a page, the page itself included, until it answers to the reader. */
async function fetched(page: Page, address: string) {
  await withoutNews(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const sent = new Map<string, string>();
  const received = new Map<string, number>();
  devtools.on('Network.requestWillBeSent', ({ requestId, type, request: { url } }) => {
    // The stream of news comes after the page, and has no end.
    if (!url.startsWith('data:') && type !== 'EventSource') sent.set(requestId, url);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    received.set(requestId, encodedDataLength);
  });
  await openPage(page, address);
  const needed = [...sent];
  await expect.poll(() => needed.every(([id]) => received.has(id))).toBe(true);
  return {
    addresses: needed.map(([, url]) => url),
    bytes: needed.reduce((sum, [id]) => sum + (received.get(id) ?? 0), 0),
  };
}

test('the first answer already carries the page: heading, language, theme, styles and what to load next', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(page, 'ada');
  await choose(context, baseURL ?? '', { theme: 'dark' });
  const html = await (await context.request.get('/learn/courses')).text();
  expect(html).toMatch(/<html lang="en-US" dir="ltr" data-theme="dark"/);
  expect(html).toMatch(/<h1[^>]*>My courses<\/h1>/);
  expect(html).toMatch(/<title>My courses · Lantern<\/title>/);
  expect(html).toMatch(/<style nonce="[^"]+">/);
  expect(html).toMatch(/<link rel="modulepreload"/);
  expect(html).toMatch(/<link rel="preload" as="font"/);
  const head = html.slice(0, html.indexOf('</head>'));
  // A module waits for the page to be parsed; a map of modules and data run nothing.
  expect(head, 'scripts that would hold the page up').not.toMatch(
    /<script(?![^>]*(?:async|type="(?:module|importmap)"|application\/json))/,
  );
});

test('a cold My courses is at most ten requests and 220 kB, and none holds the page up', async ({ page }) => {
  await signInAs(page, 'ada');
  const { addresses, bytes } = await fetched(page, '/learn/courses');
  expect(addresses.length, addresses.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );
  expect(blocking).toEqual([]);
});

for (const [address, what, used] of [
  ['/learn/profile', 'a page of its own words', []],
  ['/learn/courses', 'a list with an English course in it', [/titles-latin/]],
] as const) {
  test(`Arabic fetches no font that it does not use: ${what}`, async ({ page, context, baseURL }) => {
    await signInAs(page, 'ada');
    await choose(context, baseURL ?? '', { locale: 'ar' });
    const { addresses } = await fetched(page, address);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const fonts = addresses.filter((one) => one.includes('.woff'));
    expect(fonts).toEqual(used.map((name) => expect.stringMatching(name)));
  });
}

test('a page once seen is left and come back to without asking for it again', async ({ page }) => {
  await signInAs(page, 'ada');
  await openPage(page, '/learn/profile');
  await page.getByRole('navigation').getByRole('link', { name: 'My courses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible();
  const documents: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'document') documents.push(asked.url());
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lindqvist' })).toBeVisible();
  expect(documents).toEqual([]);
});
