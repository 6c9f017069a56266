import { addressOfCourse } from './courses';
import { untilAlive } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

const TWO_LINES = 60;

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
    await page.evaluate(() => scrollTo(0, 250));

    goOn();
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
    // The reading face may come meanwhile and break lines above anew: the browser then holds what is read in its place.
    const moved = Math.abs((await page.evaluate(() => scrollY)) - 250);
    expect(moved).toBeLessThan(TWO_LINES);
  });
}
