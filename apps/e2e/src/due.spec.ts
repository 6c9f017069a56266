import { addressOfCourse } from './courses';
import { expectAccessible } from './expect-accessible';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

test('[2.26] [4.22] Ada finds what is overdue and what is due soon first, and is told so in the course', async ({
  page,
}) => {
  await signInAs(page, 'ada');
  await openPage(page, '/learn/courses');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Overdue and due soon', 'All other courses']);
  await expect(page.getByText('1 overdue')).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards.nth(0)).toContainText(/days? late.*Contracts in plain language.*Was due/);
  // Without the number: midnight may pass while the tests run.
  await expect(cards.nth(1)).toContainText(/days left.*Data protection essentials.*Due/);

  await page.getByRole('link', { name: 'Data protection essentials' }).click();
  const panel = page.getByRole('complementary', { name: 'Your place in this course' });
  await expect(panel.getByText('days left')).toBeVisible();
});

test('[2.7] [2.29] Ada sees what is inside a course and goes on from there', async ({ page }) => {
  await signInAs(page, 'ada');
  await openPage(page, await addressOfCourse(page, 'FIN-901'));
  const outline = page.getByRole('region', { name: 'What is inside' });
  await expect(outline.getByRole('heading', { level: 3 })).toHaveCount(6);
  await expectAccessible(page, 'a course with its outline');
  await outline.getByRole('button', { name: 'Unfold all' }).click();
  const first = outline.getByRole('link').first();
  await expect(first).toContainText('1.1');
  await expect(first).toContainText('Done');
  await first.click();
  await expect(page).toHaveURL(/\/view\/content\/1\.1$/);
});

test('a formula that is wider than the screen is reached by the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'ada');
  await openPage(page, await addressOfCourse(page, 'FIN-901'));
  await expect(page.locator('main math[display="block"]').first()).toHaveAttribute('tabindex', '0');
  await expectAccessible(page, 'a course with a formula that scrolls');
});
