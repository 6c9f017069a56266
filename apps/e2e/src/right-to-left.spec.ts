import type { Page } from '@playwright/test';
import { addressOfCourse } from './courses';
import { choose } from './looks';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

const WIDTHS = [390, 834, 1440];

/** The main screens, with titles from left to right on each. */
const SCREENS: Array<[screen: string, addressOf: (page: Page) => Promise<string>]> = [
  ['My courses', async () => '/learn/courses'],
  ['the catalog', async () => '/learn/catalog'],
  ['a course', (page) => addressOfCourse(page, 'FIN-901')],
  ['a lesson', async (page) => `${await addressOfCourse(page, 'FIN-901')}/view/content/4.1`],
  [
    'the end of a course',
    async (page) => `${await addressOfCourse(page, 'RES-907')}/view/content?viewType=END`,
  ],
];

for (const [screen, addressOf] of SCREENS) {
  test(`[9.16] ${screen} in Arabic: nothing is wider than the screen, and every title stands on the right`, async ({
    page,
    context,
    baseURL,
  }) => {
    await choose(context, baseURL ?? '', { locale: 'ar' });
    await signInAs(page, 'ada');
    await openPage(page, await addressOf(page));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(wider, `at ${width}`).toBeLessThanOrEqual(0);
      expect(await titlesAstray(page), `titles at ${width}`).toEqual([]);
      expect(await cutAtTheirBeginning(page), `cut texts at ${width}`).toEqual([]);
    }
  });
}

test('[2.29] the number of an English title begins its first line, in an Arabic page too', async ({
  page,
  context,
  baseURL,
}) => {
  await choose(context, baseURL ?? '', { locale: 'ar' });
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'ada');
  const course = await addressOfCourse(page, 'FIN-901');
  for (const [address, many] of [
    [course, 3],
    [`${course}/view/content/4.1`, 1],
  ] as const) {
    await openPage(page, address);
    if (address !== course) await page.getByRole('button', { name: /المحتويات/ }).click();
    const begin = () => page.evaluate(beginnings);
    await expect.poll(async () => (await begin()).length).toBeGreaterThanOrEqual(many);
    expect((await begin()).filter(({ isFirst }) => !isFirst)).toEqual([]);
  }
});

/** Of every number before a title: does it stand at the left of the first line of a text from left to right? */
function beginnings(): Array<{ text: string; isFirst: boolean }> {
  return [...document.querySelectorAll('bdi > span:first-child')]
    .filter(({ textContent }) => /^\d+(\.\d+)*\.?$/.test(textContent))
    .filter((number) => number.getClientRects().length > 0)
    .map((number) => {
      const whole = number.parentElement?.getClientRects()[0];
      const box = number.getBoundingClientRect();
      const isFirst = whole !== undefined && Math.abs(whole.left - box.left) < 1 && box.top < whole.bottom;
      return { text: number.parentElement?.textContent ?? '', isFirst };
    });
}

/** Headings, titles and short paragraphs in their own direction whose text does not end at the right. */
async function titlesAstray(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, span)[dir="auto"], main h1 bdi')]
      .filter((title) => getComputedStyle(title).direction === 'ltr' && title.getClientRects().length > 0)
      .filter((title) => getComputedStyle(title).textAlign !== 'right')
      .map(({ textContent }) => textContent),
  );
}

/** What is cut with dots must be cut at its end: a text from left to right needs a box of its own direction. */
async function cutAtTheirBeginning(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((box) => getComputedStyle(box).textOverflow === 'ellipsis' && box.getClientRects().length > 0)
      .filter(({ textContent }) => /^\P{L}*\p{Script=Latin}/u.test(textContent))
      .filter((box) => getComputedStyle(box).direction === 'rtl')
      .map(({ textContent }) => textContent),
  );
}
