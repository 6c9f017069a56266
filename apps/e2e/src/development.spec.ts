import { type CopiedClone, copyClone } from './copy-clone';
import { expectAccessible } from './expect-accessible';
import { choose } from './looks';
import { openPage } from './open-page';
import { signInAnew } from './people';
import { expect, test } from './product';
import { type RunningProduct, runProduct } from './run-product';

/** From the sources everything is made on the way. */
const PATIENCE_MS = 180_000;
/** What is edited is compiled again, and the server started anew, before it can be seen. */
const REBUILT = { timeout: 30_000 };
let clone: CopiedClone;
let product: RunningProduct;

test.describe.configure({ timeout: PATIENCE_MS });
test.beforeAll(async () => {
  test.setTimeout(PATIENCE_MS);
  clone = await copyClone();
  product = await runProduct('dev.mjs', { clone: clone.folder });
});
test.afterAll(async () => {
  await product.stop();
  await clone.remove();
});

const READERS = [
  { locale: 'en-US', theme: 'light', timezoneId: 'Pacific/Apia' },
  { locale: 'ar', theme: 'dark', timezoneId: 'America/St_Johns' },
] as const;
const PAGES = ['/learn/', '/learn/courses', '/learn/catalog', '/learn/open-catalog', '/learn/profile'];

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
        await openPage(page, `${product.url}${address}`);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
    });
  });
}

test('what is edited is there without a new start: on the page as it stands, on the server with the next request', async ({
  page,
  request,
}) => {
  const connected = page.waitForEvent('console', (said) => said.text().includes('[vite] connected'));
  await openPage(page, `${product.url}/learn/open-catalog`);
  await connected;
  const title = page.getByRole('heading', { level: 1 });
  const search = page.getByRole('searchbox');
  // React takes what is edited before it has finished with a page for what the page shows: this one has answered.
  await search.fill('feedback');
  await expect(page).toHaveURL(/keyword=feedback/);
  await expect(page.locator('main output').first()).toHaveAttribute('aria-busy', 'false');
  const mark = () => page.evaluate(() => document.documentElement.dataset['mark']);
  await page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'the same page';
  });

  const heading = "{t('openCatalogPage.title')}";
  await clone.edit(
    'apps/portal/src/features/open-catalog/open-catalog-page.tsx',
    heading,
    `${heading}, edited`,
  );
  await expect(title).toHaveText(/, edited$/, REBUILT);
  await expect(search).toHaveValue('feedback');

  const health = async () => (await request.get(`${product.url}/healthz`)).json();
  expect(await health()).toEqual({ status: 'ok' });
  await clone.edit('apps/server/src/http/health.ts', "{ status: 'ok' }", "{ status: 'edited' }");
  await expect.poll(health, REBUILT).toEqual({ status: 'edited' });
  expect(await mark()).toBe('the same page');
});

test('axe finds nothing to mend in the kit, which shows both themes and directions by itself', async ({
  page,
}) => {
  await openPage(page, `${product.url}/learn/kit`);
  // Each sample stands there four times, landmarks too.
  await expectAccessible(page, 'kit', { except: ['landmark-unique'] });
});
