import { signInAnew } from './people';
import { expect, test } from './product';

test.use({ javaScriptEnabled: false });

test('without scripts one can sign in and see My courses', async ({ page }) => {
  await signInAnew(page, 'ada', '/learn/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Catalog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Catalog' })).toBeVisible();
});

test('without scripts the open catalog shows itself, and finds what is searched for', async ({ page }) => {
  await page.goto('/learn/open-catalog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const courses = page.getByRole('main').getByRole('article');
  const name = (await courses.last().getByRole('heading').textContent()) ?? '';
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\?keyword=/);
  await expect(courses).toHaveCount(1);
  await expect(courses.getByRole('heading')).toHaveText(name);
  await expect(page.getByRole('searchbox')).toHaveValue(new RegExp(name, 'i'));
});

test.describe('what there is not', () => {
  test.use({ expectedComplaint: /status of 404/ });

  test('without scripts a certificate that there is not has its page', async ({ page }) => {
    await page.goto('/learn/certificate/no-such-number');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
