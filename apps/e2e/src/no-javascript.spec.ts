import { signInAs } from './people';
import { expect, test } from './product';

test.use({ javaScriptEnabled: false });

test('without scripts one can sign in and see My courses', async ({ page }) => {
  await signInAs(page, 'ada', '/learn/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Catalog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Catalog' })).toBeVisible();
});

test('without scripts the open catalog shows itself', async ({ page }) => {
  await page.goto('/learn/open-catalog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('what there is not', () => {
  test.use({ expectedComplaint: /status of 404/ });

  test('without scripts a certificate that there is not has its page', async ({ page }) => {
    await page.goto('/learn/certificate/no-such-number');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
