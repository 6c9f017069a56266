import { addressOfCourse, openCourse } from './courses';
import { expectAccessible } from './expect-accessible';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

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

  // [8.9] The server's own reason: what was open says it as soon as the tree does.
  await page.getByRole('treeitem', { name: /^5\.1 / }).click();
  await expect(page.getByText('This picture may be read by anybody.').first()).toBeVisible();
  await page.route('**/activity-with-aggregates', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/("axis":"5\.1",.*?"contentAvailable":)true/, '$1false');
    await route.fulfill({ response, body });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByRole('main')).toContainText(
    /The activity is no longer available\.This content is not available at the moment\. Please come back later or ask your administrator\./,
  );
  await expect(page.getByRole('treeitem', { name: /^5\.1 .*Locked/ })).toBeVisible();
  // The tree may just be asked for once more.
  await page.unrouteAll({ behavior: 'wait' });

  // [4.21] What a person grades is not given out meanwhile; [4.20] nor what nobody may look back at.
  for (const [code, why] of [
    ['RES-913', 'This course is being graded.'],
    ['RES-916', 'Your work here cannot be looked at again.'],
  ] as const) {
    await openCourse(page, code, '1.1');
    await expect(page.getByRole('main')).toContainText(why);
    await expect(page.getByRole('treeitem', { name: /^1\.1 .*Locked/ })).toHaveAccessibleDescription(
      new RegExp(why),
    );
  }
});

const NOBODYS = '0a000000-0000-4000-8000-00000000ffff';

test.describe('an address that leads nowhere', () => {
  test.use({ expectedComplaint: /404/ });

  test('[8.5] an unknown axis is an activity not found, beside the contents', async ({ page }) => {
    await signInAs(page, 'ada');
    const content = `${await addressOfCourse(page, 'FIN-901')}/view/content`;
    const answer = await openPage(page, `${content}/9.9`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity not found');
    await expect(page.getByRole('tree')).toBeVisible();
    await expectAccessible(page, 'no such activity');
    await page.getByRole('link', { name: 'Continue the course' }).click();
    await expect(page).toHaveURL(/\/view\/content\/4\.1$/);
  });

  // Reading 70.
  for (const [what, suffix] of [
    ['activity path', `view/content?activityPathId=${NOBODYS}`],
    ['activity', `view/content?activityId=${NOBODYS}`],
    ['attempt', `workflow/${NOBODYS}/view`],
  ] as const) {
    test(`[4.24] [2.9] an unknown ${what} is an activity not found, first and in the app`, async ({
      page,
    }) => {
      await signInAs(page, 'ada');
      const course = await addressOfCourse(page, 'FIN-901');
      const answer = await openPage(page, `${course}/${suffix}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity not found');
      await expect(page.getByRole('tree')).toBeVisible();
      expect(page.url()).toContain(NOBODYS);

      // In the app: away, and back.
      await page.getByRole('link', { name: 'My courses' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity not found');
      await page.getByRole('link', { name: 'Continue the course' }).click();
      await expect(page).toHaveURL(/\/view\/content\/4\.1$/);
    });
  }
});
