import { choose } from './looks';
import { untilAlive } from './open-page';
import { signInAnew } from './people';
import { expect, test } from './product';
import { type RunningProduct, runProduct } from './run-product';

/** From the sources everything is made on the way. */
const PATIENCE_MS = 180_000;
let product: RunningProduct;

test.describe.configure({ timeout: PATIENCE_MS });
test.beforeAll(async () => {
  test.setTimeout(PATIENCE_MS);
  product = await runProduct('dev.mjs');
});
test.afterAll(() => product.stop());

// Another program may hold the port by which Vite tells of changes; that is not what is tried here.
test.use({ expectedComplaint: /websocket/i });

const READERS = [
  { locale: 'en-US', theme: 'light', timezoneId: 'Pacific/Apia' },
  { locale: 'ar', theme: 'dark', timezoneId: 'America/St_Johns' },
] as const;
const PAGES = ['/learn/courses', '/learn/catalog', '/learn/open-catalog', '/learn/profile'];

for (const { locale, theme, timezoneId } of READERS) {
  test.describe(`${locale}, ${theme}, ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('React, which in development says so, finds every page as the server drew it', async ({
      page,
      context,
    }) => {
      await choose(context, product.url, { theme, locale });
      await signInAnew(page, 'ada', PAGES[0], product.url);
      for (const address of PAGES) {
        await page.goto(`${product.url}${address}`);
        await untilAlive(page);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
    });
  });
}
