import { addressOfCourse } from './courses';
import { untilAlive } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

for (const [what, path] of [
  ['a lesson', '/view/content/1.1'],
  ['a list', null],
] as const) {
  test(`whoever reads ${what} before the page has come alive is not thrown back to its top`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await signInAs(page, 'ada');
    const address = path === null ? '/learn/courses' : `${await addressOfCourse(page, 'FIN-901')}${path}`;
    let goOn = () => {};
    const isHeld = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('main article').first()).toBeVisible();
    // A face that comes later breaks lines above anew, which is not what is looked for here.
    await page.evaluate(async () => {
      await document.fonts.ready;
      scrollTo(0, 250);
    });

    goOn();
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => scrollY)).toBe(250);
  });
}
