import type { Page } from '@playwright/test';
import { addressOfCourse } from './address-of-course';
import { expectAccessibleInThemes } from './expect-accessible-in-themes';
import { choose, LOOKS } from './looks';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

/** Opens a course of Ada's at an activity, or where it opens by itself. */
async function openCourse(page: Page, code: string, axis = ''): Promise<string> {
  const content = `${await addressOfCourse(page, code)}/view/content`;
  await openPage(page, axis ? `${content}/${axis}` : content);
  return content;
}

test('[2.8] [4.28] a course opens at the activity to go on with, and its address names it', async ({
  page,
}) => {
  await signInAs(page, 'ada');
  await openCourse(page, 'FIN-901');
  await expect(page).toHaveURL(/\/view\/content\/4\.1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why profitable companies run dry');
  await expect(page.getByRole('treeitem', { name: /4\.1/ })).toHaveAttribute('aria-current', 'page');
});

test('[2.8] the query stays while the learner goes from activity to activity', async ({ page }) => {
  await signInAs(page, 'ada');
  const content = `${await addressOfCourse(page, 'FIN-901')}/view/content`;
  await openPage(page, `${content}/1.1?viewType=REVIEW&from=mail`);
  await page.getByRole('link', { name: 'Next:' }).click();
  await expect(page).toHaveURL(/\/1\.2\?viewType=REVIEW&from=mail$/);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(/\/1\.1\?viewType=REVIEW&from=mail$/);
  // [2.9] Looked back at: there is nothing to hand in.
  await expect(page.getByRole('button', { name: 'Submit course' })).toHaveCount(0);
});

const LOCKS: Array<[axis: string, what: RegExp]> = [
  ['2.2', /Complete the previous activity to get access\./],
  ['3.1', /going to be available soon\. Please come back later\.It opens on/],
  ['3.2', /because the Available to start until date is missed\.It could be started until/],
  ['3.3', /The activity is no longer available\.It was open until/],
  ['3.4', /The activity is no longer available\.It was open until/],
  ['4.1', /The activity is going to be available soon\. Please come back later\./],
  ['4.2', /The activity is no longer available\./],
];

test('[4.26] [8.8] each lock says why, when it ends, and leads to what opens it', async ({ page }) => {
  test.slow();
  await signInAs(page, 'ada');
  const content = await openCourse(page, 'PLY-940', '2.2');
  for (const [axis, what] of LOCKS) {
    await page.goto(`${content}/${axis}`);
    await expect(page.getByRole('main')).toContainText(what);
  }
  await openPage(page, `${content}/2.2`);
  await page.getByRole('link', { name: /^Go to / }).click();
  await expect(page).toHaveURL(/\/view\/content\/1\.2$/);

  // [4.27] What is done and may not be looked at again.
  await openPage(page, `${content}/5.8`);
  await expect(page.getByText('Read once', { exact: false }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Next:' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A film across the page' })).toBeVisible();
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByRole('main')).toContainText('The activity is no longer available.');
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedComplaint: /404/ });

  test('[8.5] an unknown axis is an activity not found, beside the contents', async ({ page }) => {
    await signInAs(page, 'ada');
    const content = `${await addressOfCourse(page, 'FIN-901')}/view/content`;
    const answer = await openPage(page, `${content}/9.9`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity not found');
    await expect(page.getByRole('tree')).toBeVisible();
    await page.getByRole('link', { name: 'Continue the course' }).click();
    await expect(page).toHaveURL(/\/view\/content\/4\.1$/);
  });
});

test('[4.5] [4.28] tiles open nothing by themselves; a module shows what it holds', async ({ page }) => {
  await signInAs(page, 'ada');
  await openCourse(page, 'PPL-903');
  await expect(page).toHaveURL(/\/view\/content$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conversations that change minds');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Asking/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asking');
});

test('[4.5] on one page the activities of a module stand below one another, named or not', async ({
  page,
}) => {
  await signInAs(page, 'ada');
  await openCourse(page, 'DES-909');
  await expect(page.getByRole('heading', { level: 2, name: /^1\.1 / })).toBeVisible();
  await expect(page.getByText('Module 1 of 5')).toBeVisible();
  // [4.28] The one that was left last, below two others that come after it.
  await expect(page).toHaveURL(/\/1\.3$/);
  await expect(page.getByRole('heading', { level: 2, name: /^1\.3 / })).toBeInViewport();
  await page.getByRole('link', { name: 'Next:' }).click();
  await expect(page).toHaveURL(/\/view\/content\/2$/);
  await openCourse(page, 'DES-932');
  await expect(page.getByRole('heading', { level: 2, name: /^\d\.\d / })).toHaveCount(0);
});

test('[4.5] [9.11] a film stands across the page, or in a size of its own, ours or another site’s', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('https://player.vimeo.com/**', (route) => route.fulfill({ body: 'A film.' }));
  await signInAs(page, 'ada');
  const content = await openCourse(page, 'PLY-940', '5.9');
  const main = await page.getByRole('main').boundingBox();
  const across = await page.locator('video').boundingBox();
  expect(across?.width).toBeGreaterThan((main?.width ?? 0) - 160);
  expect(across?.height).toBeLessThan(900);

  await openPage(page, `${content}/5.10`);
  await expect.poll(async () => (await page.locator('video').boundingBox())?.width).toBeLessThanOrEqual(480);
  const own = await page.locator('video').boundingBox();
  expect(own?.width).toBeGreaterThan(470);
  expect((own?.width ?? 0) / (own?.height ?? 1)).toBeCloseTo(4 / 3, 1);

  await openPage(page, `${content}/5.3`);
  await expect.poll(async () => (await page.locator('article iframe').boundingBox())?.height).toBe(450);
  expect((await page.locator('article iframe').boundingBox())?.width).toBeGreaterThanOrEqual(798);
});

test('[2.29] [2.8] five hundred activities are a light page, and fifty levels deep one is open like any other', async ({
  page,
}) => {
  await signInAs(page, 'ada');
  await openCourse(page, 'PLY-941', '1.1');
  await page.getByRole('treeitem', { name: /^1\.1 / }).focus();
  await page.keyboard.press('*');
  await page.keyboard.press('End');
  await expect(page.getByRole('treeitem', { name: /^50\.9 / })).toBeFocused();
  expect(await page.locator('*').count()).toBeLessThanOrEqual(1500);

  const deepest = `${'2.'.repeat(48)}1`;
  await openCourse(page, 'PLY-943', `1.${deepest}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Level 49, page');
  await expect(page.getByRole('treeitem', { name: /Level 49, page/ })).toBeVisible();
});

test('[2.29] the keyboard walks the contents and opens what it likes', async ({ page }) => {
  await signInAs(page, 'ada');
  await openCourse(page, 'FIN-901', '1.1');
  await page.getByRole('treeitem', { name: /^1\.1 / }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/1\.2$/);
  await page.keyboard.press('End');
  await expect(page.getByRole('treeitem', { name: /^6\./ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('treeitem', { name: /^6\.1 / })).toBeVisible();
});

test('[9.5] below 970 px an activity for wide screens says so', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'ada');
  await openCourse(page, 'PLY-940', '1.3');
  await expect(page.getByRole('heading', { name: 'Please switch to desktop' })).toBeVisible();
  await page.getByRole('button', { name: /^Contents/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('treeitem', { name: /^1\.1 / })
    .click();
  await expect(page).toHaveURL(/\/1\.1$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const { name, locale, viewport } of LOOKS) {
  test.describe(name, () => {
    test.use({ viewport });

    test('the player has no fault that a machine can find, light and dark', async ({ page, context }) => {
      test.slow();
      await signInAs(page, 'ada');
      await choose(context, page.url(), { locale });
      for (const [code, axis] of [
        ['FIN-901', '1.1'],
        ['PLY-940', '2.2'],
        ['PPL-903', ''],
        ['DES-909', ''],
      ] as const) {
        await openCourse(page, code, axis);
        await expectAccessibleInThemes(page, `${code} ${axis}`);
        const { scrollWidth, clientWidth } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          clientWidth: document.documentElement.clientWidth,
        }));
        expect(scrollWidth, `${code} fits`).toBeLessThanOrEqual(clientWidth);
      }
    });
  });
}
