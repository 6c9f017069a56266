import { addressOfCourse, openCourse } from './courses';
import { expectAccessible, expectAccessibleInThemes } from './expect-accessible';
import { choose, LOOKS } from './looks';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

test('[2.8] [2.29] [4.28] a course opens at the activity to go on with, beside the contents or above them', async ({
  page,
}) => {
  await signInAs(page, 'ada');
  await openCourse(page, 'FIN-901');
  await expect(page).toHaveURL(/\/view\/content\/4\.1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why profitable companies run dry');
  await expect(page.getByRole('treeitem', { name: /4\.1/ })).toHaveAttribute('aria-current', 'page');

  // [2.29] Open above 1279 px, behind a button up to there.
  const bar = page.getByRole('button', { name: /^Contents/ });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('tree')).toBeVisible();
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(page.getByRole('tree')).toBeHidden();
  await bar.click();
  await expect(page.getByRole('dialog').getByRole('tree')).toBeVisible();
});

test('lessons are read in a face of ours, which is asked for only where somebody reads', async ({ page }) => {
  const faces: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') faces.push(request.url());
  });
  await signInAs(page, 'ada');
  await openPage(page, '/learn/courses');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(faces.filter((face) => face.includes('literata-'))).toEqual([]);

  await openCourse(page, 'FIN-901', '1.1');
  await expect(page.locator('main article:visible [dir="auto"] p').first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family.replaceAll('"', '')),
      ),
    )
    .toContain('Literata Variable');
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

test('[2.8] another activity is there at once, however slow the network; its text follows', async ({
  page,
}) => {
  await signInAs(page, 'ada');
  await openCourse(page, 'FIN-901', '1.1');
  await page.getByRole('treeitem', { name: /1\.1/ }).focus();
  await page.keyboard.press('*');
  const entry = page.getByRole('treeitem', { name: /3\.1/ });
  let goOn = () => {};
  const isSlow = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/load-course-content|objective-workflows\/[^/]+\/activity\//, async (route) => {
    await isSlow;
    await route.continue();
  });

  await entry.click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Costs that stay and costs that follow');
  await expect(entry).toHaveAttribute('aria-current', 'page');
  const text = page.locator('main article:visible [dir="auto"] p').first();
  await expect(text).toBeHidden();

  goOn();
  await expect(text).toBeVisible();
  await expect(page).toHaveURL(/\/view\/content\/3\.1$/);
  await page.goBack();
  await expect(title).toHaveText('Assets, debts and what is left');
  await expect(page).toHaveURL(/\/view\/content\/1\.1$/);
});

test('[4.5] [4.28] tiles open nothing by themselves; a module shows what it holds', async ({ page }) => {
  await signInAs(page, 'ada');
  await openCourse(page, 'PPL-903');
  await expect(page).toHaveURL(/\/view\/content$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conversations that change minds');
  await expect(page.getByRole('link', { name: 'Continue module 3' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Asking/ })
    .click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Asking');
  // The tile is gone: whoever pressed it hears where they are, and the window says it.
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle('Conversations that change minds · Lantern');
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

test('[4.5] a text keeps its column in the middle, where films and tools take all the room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'amira');
  await openCourse(page, 'KHATT-1', '1.1');
  const body = await page.locator('[data-display="fullscreen"]:visible').boundingBox();
  const text = await page.getByRole('article').boundingBox();
  if (!body || !text) throw new Error('There is no text.');
  expect(text.width).toBeLessThan(720);
  expect(Math.abs(body.x + body.width / 2 - (text.x + text.width / 2))).toBeLessThan(2);
});

test('[4.5] [9.11] a film stands across the page, or in a size of its own, ours or another site’s', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked: string[] = [];
  await page.route('https://player.vimeo.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: 'A film.' });
  });
  await signInAs(page, 'ada');
  const content = await openCourse(page, 'PLY-940', '5.9');
  const main = await page.getByRole('main').boundingBox();
  const film = () => page.locator('video').boundingBox();
  await expect.poll(async () => (await film())?.width).toBeGreaterThan((main?.width ?? 0) - 160);
  expect((await film())?.height).toBeLessThan(900);

  await openPage(page, `${content}/5.10`);
  // It has its size once the film has told it.
  await expect(async () => {
    const { width = 0, height = 1 } = (await film()) ?? {};
    expect(width).toBeGreaterThan(470);
    expect(width).toBeLessThanOrEqual(480);
    expect(width / height).toBeCloseTo(4 / 3, 1);
  }).toPass();

  await openPage(page, `${content}/5.3`);
  await expect.poll(async () => (await page.locator('article iframe').boundingBox())?.height).toBe(450);
  expect((await page.locator('article iframe').boundingBox())?.width).toBeGreaterThanOrEqual(798);

  // [5.9] Inside a text, too: nothing is asked for before the reader is near, and then in the reader's language.
  asked.length = 0;
  await page.setViewportSize({ width: 1440, height: 400 });
  await openPage(page, `${content}/5.11`);
  const framed = page.getByTitle('A film inside a text');
  await expect(framed).toHaveAttribute('src', /\?texttrack=en$/);
  await expect(framed).toHaveAttribute('sandbox', /^allow-scripts allow-same-origin/);
  const room = await framed.locator('..').boundingBox();
  expect(room?.height).toBeGreaterThan(300);
  expect(asked).toEqual([]);
  await framed.locator('..').scrollIntoViewIfNeeded();
  await expect(framed).toBeVisible();
  await expect.poll(() => asked).toEqual([expect.stringMatching(/\?texttrack=en$/)]);
  expect(await framed.locator('..').boundingBox()).toMatchObject({ height: room?.height });
});

test('[2.29] [2.8] five hundred activities are a light page, and fifty levels deep one is open like any other', async ({
  page,
}) => {
  await signInAs(page, 'ada');
  await openCourse(page, 'PLY-941', '1.1');
  await page.getByRole('treeitem', { name: /^1\.1 / }).focus();
  await page.keyboard.press('*');
  // Of so many lines only those in sight are drawn from now on: the keyboard stays where it is.
  await expect(page.getByRole('tree').locator('[data-index]').first()).toBeVisible();
  await expect(page.getByRole('treeitem', { name: /^1\.1 / })).toBeFocused();
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
  await expectAccessible(page, 'switch to desktop');
  await page.getByRole('button', { name: /^Contents/ }).click();
  await expect(page.getByRole('dialog').getByRole('tree')).toBeVisible();
  await expectAccessible(page, 'the contents in a drawer');
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

    test('the player has no fault that a machine can find, light and dark', async ({
      page,
      context,
      baseURL,
    }) => {
      test.slow();
      await signInAs(page, 'ada');
      await choose(context, baseURL ?? '', { locale });
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
