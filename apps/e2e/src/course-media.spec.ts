import { addressOfCourse } from './courses';
import { expectAccessible } from './expect-accessible';
import { choose } from './looks';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

const COURSE = 'FIN-901';

test('[2.33] [5.2] pictures open over the whole screen, by keys alone, and stop at both ends', async ({
  page,
}) => {
  await signInAs(page, 'ada');
  await openPage(page, await addressOfCourse(page, COURSE));
  const picture = page.getByRole('button', { name: /^Open the image: A loop/ });
  await picture.focus();
  await page.keyboard.press('Enter');
  const gallery = page.getByRole('dialog');
  await expect(gallery).toHaveAccessibleName('Image 2 of 3');
  await expect(gallery.getByText('Thirty of the thirty-three days are spent waiting.')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(gallery).toHaveAccessibleName('Image 3 of 3');
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowLeft');
  await expect(gallery).toHaveAccessibleName('Image 1 of 3');
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
      /DIALOG|BODY/,
    );
  }
  await expectAccessible(page, 'the gallery');
  await page.keyboard.press('Escape');
  await expect(gallery).toHaveCount(0);
  await expect(picture).toBeFocused();
});

test('[2.33] in Arabic the arrows follow the reading', async ({ page, context, baseURL }) => {
  await signInAs(page, 'ada');
  const address = await addressOfCourse(page, COURSE);
  await choose(context, baseURL ?? '', { locale: 'ar' });
  await openPage(page, address);
  await page.getByRole('button', { name: /^فتح الصورة: A loop/ }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('الصورة 2 من 3');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('الصورة 3 من 3');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('الصورة 2 من 3');
});

test('[7.29] [9.9] attachments say their size, and are saved under their name', async ({ page }) => {
  await signInAs(page, 'ada');
  await openPage(page, await addressOfCourse(page, COURSE));
  const sheet = page.getByRole('link', { name: /^The cash book, to fill in/ });
  await expect(sheet).toContainText('1.85KB');
  const download = page.waitForEvent('download');
  await sheet.click();
  expect((await download).suggestedFilename()).toBe('bakery-cash-book.xlsx');
});

test('[2.34] [5.8] a PDF opens in the viewer, is read by keys, and Back closes it', async ({ page }) => {
  await signInAs(page, 'ada');
  const address = await addressOfCourse(page, COURSE);
  await openPage(page, address);
  const link = page.getByRole('link', { name: /^The bakery’s cash, week 3/ });
  await expect(link).toContainText('55.92KB');
  await link.click();
  const viewer = page.getByRole('dialog', { name: 'bakery-cash-week-3.pdf' });
  await expect(viewer.getByText('1 of 3')).toBeVisible();
  await expect(viewer.getByText('What was earned')).toBeAttached();
  await expect(page).toHaveURL(/\?pdfUrl=/);
  await expect(viewer.getByRole('region', { name: /^Pages of/ })).toHaveCSS('direction', 'ltr');
  await page.keyboard.press('PageDown');
  await expect(viewer.getByText('2 of 3')).toBeVisible();
  await page.keyboard.press('End');
  await expect(viewer.getByText('3 of 3')).toBeVisible();
  await expect(viewer.getByText('Your turn')).toBeAttached();
  await page.keyboard.press('+');
  await expect(viewer.getByText('125%')).toBeVisible();
  await expectAccessible(page, 'the viewer');
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test('[2.34] the viewer opens by its address alone, and closes to the page', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(page, 'ada');
  const address = await addressOfCourse(page, COURSE);
  await choose(context, baseURL ?? '', { locale: 'ar' });
  await openPage(page, address);
  const pdf = await page.getByRole('link', { name: /week 3/ }).getAttribute('href');
  await openPage(page, `${address}?pdfUrl=${encodeURIComponent(pdf ?? '')}`);
  await expect(page.getByRole('dialog').getByText('1 من 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test.describe('a PDF that cannot be shown', () => {
  test.use({ expectedComplaint: /status of 40[134]|the server responded/ });
  const FAILURES: Array<[what: string, pdfUrl: string, status: number | null, text: string]> = [
    ['from elsewhere', 'https://evil.test/a.pdf', null, 'This file is not kept here and cannot be shown.'],
    ['by a script', 'javascript:alert(1)', null, 'This file is not kept here and cannot be shown.'],
    ['for whoever signs in', '/api/lms-storage/v1/files/x/a.pdf', 401, 'Please log in to view this file.'],
    ['for others', '/api/lms-storage/v1/files/x/a.pdf', 403, 'You do not have permission to view this file.'],
    ['that is not there', '/api/lms-storage/v1/files/x/a.pdf', null, 'Failed to load the file.'],
    ['that is none', '/learn/courses', null, 'Failed to load the file.'],
  ];
  for (const [what, pdfUrl, status, text] of FAILURES) {
    test(`[5.8] ${what}: ${text}`, async ({ page }) => {
      await signInAs(page, 'ada');
      if (status !== null) await page.route('**/lms-storage/**', (route) => route.fulfill({ status }));
      await openPage(page, `${await addressOfCourse(page, COURSE)}?pdfUrl=${encodeURIComponent(pdfUrl)}`);
      const viewer = page.getByRole('dialog');
      await expect(viewer.getByRole('alert')).toHaveText(text);
      await viewer.getByRole('button', { name: 'Close' }).first().click();
      await expect(viewer).toHaveCount(0);
    });
  }
});
